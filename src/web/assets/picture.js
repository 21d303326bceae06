/*
 * The module that draws verses as a picture to send, square or upright: in the colours and the type of the page, as large
 * as the text fits, never cut, with its attribution at the foot.
 */
const UNSPACED = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Tibt}「『（《]/u;
const RIGHT_TO_LEFT = /^\P{L}*[\u0590-\u08ff]/u;
const words = globalThis.Intl?.Segmenter && new Intl.Segmenter(undefined, { granularity: "word" });
const draw = (canvas, { lines, title, attribution }) => {
  const { width, height } = canvas,
    edge = 90,
    room = width - 2 * edge;
  const context = canvas.getContext("2d");
  const style = getComputedStyle(document.documentElement);
  const color = (key) => style.getPropertyValue(`--${key}`);
  /* A line is broken at spaces, and between the words of scripts without them. */
  const piecesOf = (text) => {
    const pieces = [];
    for (const { segment } of words?.segment(text) ?? [{ segment: text }]) {
      const before = pieces.at(-1);
      const isBreak = before?.endsWith(" ") || (UNSPACED.test(segment) && !/[\p{Ps}\p{Pi}]$/u.test(before));
      if (before === undefined || isBreak) pieces.push(segment);
      else pieces[pieces.length - 1] += segment;
    }
    return pieces.flatMap((piece) => piece.match(/[^ ]+ */g) ?? []);
  };
  const wrap = (text) => {
    const rows = [];
    for (const piece of piecesOf(text)) {
      const row = (rows.at(-1) ?? "") + piece;
      if (rows.length && context.measureText(row.trimEnd()).width <= room) rows[rows.length - 1] = row;
      else rows.push(piece);
    }
    return rows.map((row) => row.trimEnd());
  };
  /* The greatest size at which some lines fit into a height. */
  const fit = (some, greatest, space) => {
    context.direction = RIGHT_TO_LEFT.test(some.join(" ")) ? "rtl" : "ltr";
    for (let size = greatest; ; size -= 2) {
      context.font = `${size}px ${color("serif")}`;
      const rows = some.flatMap(wrap),
        step = size * 1.4;
      const isNarrow = rows.every((row) => context.measureText(row).width <= room);
      if (size <= 10 || (isNarrow && rows.length * step <= space))
        return { rows, step, height: rows.length * step, font: context.font, direction: context.direction };
    }
  };
  const put = ({ rows, step, font, direction }, top, key) => {
    Object.assign(context, { font, direction, fillStyle: color(key) });
    const start = direction === "rtl" ? width - edge : edge;
    for (const [at, row] of rows.entries()) context.fillText(row, start, top + at * step);
  };
  context.textBaseline = "top";
  context.fillStyle = color("ground");
  context.fillRect(0, 0, width, height);
  context.fillStyle = color("accent");
  context.fillRect(0, 0, width, 28);
  const foot = fit([attribution, document.querySelector(".brand").textContent.trim()], 26, height / 4);
  const name = fit([title], 46, 140);
  const footTop = height - edge - foot.height,
    nameTop = footTop - name.height - 30,
    space = nameTop - edge - 60;
  const body = fit(lines, 92, space);
  put(body, edge + (space - body.height) / 2, "ink");
  put(name, nameTop, "accent");
  put(foot, footTop, "muted");
  canvas.setAttribute("aria-label", title);
};
let shown;
export const showPicture = async (dialog, content) => {
  const canvas = dialog.querySelector("canvas");
  const tool = (name) => dialog.querySelector(`[data-tool=${name}]`);
  const paint = (height) => {
    Object.assign(canvas, { width: 1080, height, lang: shown.lang });
    draw(canvas, shown);
  };
  const file = () =>
    new Promise((resolve) =>
      canvas.toBlob((blob) => resolve(new File([blob], `${shown.name}.png`, { type: "image/png" }))),
    );
  const isFirst = shown === undefined;
  shown = content;
  try {
    await document.fonts.load(
      `48px ${getComputedStyle(document.documentElement).getPropertyValue("--serif")}`,
      content.title,
    );
  } catch {}
  /* Chromium draws no text on a canvas in the content of a template. */
  if (isFirst) document.body.append(dialog);
  paint(1080);
  if (isFirst) {
    tool("shape").addEventListener("click", () => paint(canvas.height === 1080 ? 1350 : 1080));
    tool("send").addEventListener("click", async () => navigator.share({ files: [await file()] }).catch(() => {}));
    tool("save").addEventListener("click", async () => {
      const picture = await file(),
        link = document.createElement("a");
      Object.assign(link, { href: URL.createObjectURL(picture), download: picture.name }).click();
      setTimeout(() => URL.revokeObjectURL(link.href), 10000);
    });
    tool("back").addEventListener("click", () => dialog.close());
  }
  tool("send").hidden = !navigator.canShare?.({ files: [await file()] });
  dialog.showModal();
};
