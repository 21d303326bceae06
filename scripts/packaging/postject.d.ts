/** The one function of the package that the build calls; it brings no types. */
declare module "postject" {
  export function inject(
    file: string,
    resource: string,
    contents: Buffer,
    options: { sentinelFuse: string },
  ): Promise<void>;
}
