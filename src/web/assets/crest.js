/*
 * The script of the field for a crest: a picture of any kind that the browser can show is drawn anew as a PNG, which is
 * sent in its place and shown at once: as large as the service takes it. A picture runs no script and loads nothing.
 */
const SIDES = [512, 384, 256, 192];
const MAX_BYTES = 149000;
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
if (input) {
  input.accept = "image/png,image/svg+xml,image/jpeg,image/webp";
  input.addEventListener("change", async () => {
    const [file] = input.files;
    if (!file) return;
    const image = new Image();
    image.src = URL.createObjectURL(file);
    try {
      await image.decode();
    } catch {
      return;
    }
    for (const side of SIDES) {
      const blob = await drawn(image, { side, isVector: file.type === "image/svg+xml" });
      if (!blob) return;
      if (blob.size > MAX_BYTES) continue;
      const files = new DataTransfer();
      files.items.add(new File([blob], "crest.png", { type: "image/png" }));
      input.files = files.files;
      const shown = document.getElementById(input.dataset.draw);
      shown.src = URL.createObjectURL(blob);
      shown.hidden = false;
      return;
    }
  });
}
