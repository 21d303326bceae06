/*
 * The script of the field for a crest: a picture of any kind that the browser can show is drawn anew as a PNG, which is
 * sent in its place and shown at once: as large as the service takes it. The form waits for it. A picture runs no script
 * and loads nothing.
 */
const SIDES = [512, 384, 256, 192];
const MAX_BYTES = 148480;
const input = document.querySelector("input[data-draw]");
const drawn = (image, { side, isVector }) => {
  const [width, height] = [image.naturalWidth || side, image.naturalHeight || side];
  const scale = side / Math.max(width, height);
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * (isVector ? scale : Math.min(1, scale))));
  canvas.height = Math.max(1, Math.round(height * (isVector ? scale : Math.min(1, scale))));
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
};
/* The picture as the service takes it; nothing where none of its sizes is small enough. */
const fitted = async (file, image) => {
  for (const side of SIDES) {
    const blob = await drawn(image, { side, isVector: file.type === "image/svg+xml" });
    if (blob && blob.size <= MAX_BYTES) return blob;
  }
};
if (input) {
  const form = input.form,
    button = form.querySelector("button");
  const fault = document.createElement("p");
  fault.className = "field-error";
  input.after(fault);
  let work,
    isWaiting = false;
  const prepare = async (file) => {
    fault.textContent = "";
    if (!file) return;
    const image = new Image();
    image.src = URL.createObjectURL(file);
    try {
      await image.decode();
    } catch {
      if (input.files[0] !== file) return;
      input.value = "";
      fault.setAttribute("role", "alert");
      fault.textContent = input.dataset.unreadable;
      return;
    }
    const blob = await fitted(file, image);
    /* Another file may have been chosen meanwhile. */
    if (!blob || input.files[0] !== file) return;
    const files = new DataTransfer();
    files.items.add(new File([blob], "crest.png", { type: "image/png" }));
    input.files = files.files;
    const shown = document.getElementById(input.dataset.draw);
    shown.src = URL.createObjectURL(blob);
    shown.hidden = false;
  };
  /* Phones make a JPEG of a photograph where these are named. */
  input.accept = "image/png,image/svg+xml,image/jpeg,image/webp";
  input.addEventListener("change", () => {
    const own = prepare(input.files[0]).finally(() => {
      if (work !== own) return;
      work = undefined;
      button.removeAttribute("aria-busy");
    });
    work = own;
    button.setAttribute("aria-busy", "true");
  });
  const wait = async (event) => {
    if (!work) return;
    event.preventDefault();
    /* It is not the one time that the form is sent. */
    event.stopImmediatePropagation();
    if (isWaiting) return;
    isWaiting = true;
    while (work) await work;
    isWaiting = false;
    form.requestSubmit();
  };
  form.addEventListener("submit", wait, { capture: true });
}
