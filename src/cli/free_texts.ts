/** Texts that are downloaded: `ambo import --list`, `ambo import NAME` and `ambo import https://…`. */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Problem } from "../base/problem.ts";
import { escapeControls } from "../base/quoted.ts";
import { nearestOf } from "../base/word_comparison.ts";
import { SETTINGS } from "../config/mod.ts";
import { formatSize, languageName } from "../i18n/mod.ts";
import { download, type FreeText, freeTextNamed, readFreeTexts } from "../upload/mod.ts";
import type { CommandContext } from "./command.ts";
import { printJson, printTable, withProgress } from "./output.ts";

/** A download that a command line asks for: an address, or a text of the table. */
export interface WantedDownload {
  readonly address: URL;
  readonly text?: FreeText;
}

/**
 * Returns the download that an operand asks for, which is no path.
 *
 * @returns Undefined where it looks like a path.
 * @throws {Problem<"download">} `unknown_text` for a word that the table does not have, `off` where downloads are off.
 */
export function wantedDownload(operand: string, { settings }: CommandContext): WantedDownload | undefined {
  const isOff = settings.downloads === "off";
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(operand)) {
    if (isOff) throw new Problem("download.off", {});
    if (!URL.canParse(operand)) throw new Problem("download.invalid_address", { address: operand });
    return { address: new URL(operand) };
  }
  if (/[/\\]/.test(operand)) return undefined;
  const { texts } = readFreeTexts(settings.texts);
  const text = freeTextNamed(texts, operand);
  if (text === undefined) {
    if (isOff || operand.includes(".")) return undefined;
    const codes = texts.map(({ code }) => code);
    throw new Problem("download.unknown_text", { name: operand, guess: nearestOf(operand, codes) });
  }
  if (isOff) throw new Problem("download.off", {});
  return { address: text.address, text };
}

/**
 * Downloads a file, hands it over, and removes it, also where a signal stops the download.
 *
 * @throws {Problem<"download">} If it cannot be downloaded.
 */
export async function downloadSource<T>(
  { address, text }: WantedDownload,
  context: CommandContext,
  use: (source: string) => Promise<T>,
): Promise<T> {
  const { settings, report, t, language, onSignal, terminalWidth } = context;
  const stopping = new AbortController();
  onSignal((signal) => signal === "stop" && stopping.abort());
  const name = text?.code ?? address.host;
  const size = text === undefined ? "" : `, ${formatSize(language, text.bytes)}`;
  if (terminalWidth === 0) report(escapeControls(t("result.downloading_from", { name, size, host: address.host })));
  const folder = await kept(() => mkdtempSync(join(tmpdir(), "ambo-")));
  try {
    const last = address.pathname.split("/").at(-1) ?? "";
    const source = join(folder, last.replace(/[^\w.-]/g, "_").slice(-100) || "download");
    const file = await kept(() => open(source, "wx", 0o600));
    const began = performance.now();
    await withProgress(context, t("result.downloading", { name }), async (onShare) => {
      await download(address, {
        limit: settings["upload-limit"] || SETTINGS["upload-limit"].read(SETTINGS["upload-limit"].default),
        sha256: text?.sha256,
        signal: stopping.signal,
        write: (piece) => kept(() => file.appendFile(piece)),
        onProgress: (received, total = text?.bytes) => {
          const seconds = Math.max(0.001, (performance.now() - began) / 1000);
          const detail = t("result.download_speed", { received, speed: Math.round(received / seconds) });
          onShare(total === undefined ? 0 : received / total, detail);
        },
      });
    }).finally(() => file.close());
    return await use(source);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Does a step of keeping a download. @throws {Problem<"download">} `cannot_keep` */
async function kept<T>(step: () => T | Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (cause) {
    throw new Problem("download.cannot_keep", { folder: tmpdir() }, { cause });
  }
}

/** Prints the texts that can be downloaded; those that are in the folder of the translations are marked. */
export function listTexts(context: CommandContext): number {
  const { settings, options, operands, t, language } = context;
  if (operands.length > 0) throw new Problem("usage.import_operands", { operands });
  if (settings.downloads === "off") throw new Problem("download.off", {});
  const { texts } = readFreeTexts(settings.texts);
  const isInstalled = ({ code }: FreeText) => existsSync(join(settings.corpus, `${code}.txt`));
  if (options.json) {
    const rows = texts.map(({ address, year = null, licence = null, sha256 = null, ...text }) => ({
      ...{ ...text, year, licence, address: address.href, sha256 },
      installed: isInstalled(text as FreeText),
    }));
    printJson(context, rows);
    return 0;
  }
  const heading = ["name", "title", "year", "language", "size", "rights", "installed"] as const;
  const rows = texts.map((text) => [
    ...[text.code, text.title, String(text.year ?? ""), languageName(language, text.language)],
    ...[formatSize(language, text.bytes), text.licence ?? t("result.public_domain")],
    isInstalled(text) ? t("result.text_installed") : "",
  ]);
  printTable(context, [heading.map((name) => t(`result.text_headings.${name}`)), ...rows]);
  return 0;
}
