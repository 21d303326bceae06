/*
 * The script of the field for a crest: a picture of any kind that the browser can show is drawn anew as a PNG, which is
 * sent in its place and shown at once. A picture runs no script and loads nothing.
 */
const SIDE = 512;
const input = document.querySelector("input[data-draw]");
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
    const [width, height] = [image.naturalWidth || SIDE, image.naturalHeight || SIDE];
    const scale =
      file.type === "image/svg+xml" ? SIDE / Math.max(width, height) : Math.min(1, SIDE / Math.max(width, height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
    canvas.toBlob((blob) => {
      if (!blob) return;
      const drawn = new DataTransfer();
      drawn.items.add(new File([blob], "crest.png", { type: "image/png" }));
      input.files = drawn.files;
      const shown = document.getElementById(input.dataset.draw);
      shown.src = URL.createObjectURL(blob);
      shown.hidden = false;
    }, "image/png");
  });
}
