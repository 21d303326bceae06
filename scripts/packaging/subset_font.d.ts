/** The one function of the package that `npm ci` calls; it brings no types. */
declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: "woff2"; keepFeatures: readonly string[]; noHinting: boolean },
  ): Promise<Buffer>;
}
