/**
 * Ends with 1 on a Node.js that is too old for the program. Imported before anything that such a Node.js does not have,
 * and without such things itself: Debian 12 brings 18.
 */

/** The oldest version that runs the program, as in `engines` of `package.json`. */
const OLDEST = [20, 20];

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
  process.stderr.write(
    `ambo: Node.js ${process.versions.node} is too old: Ambo runs on ${OLDEST.join(".")} or newer, from https://nodejs.org. The packages of a release bring their own.\n`,
  );
  process.exit(1);
}
