import type { ApiDescription, DescribedObject, SchemaName } from "../../../api/description/mod.ts";
import type { ErrorCode } from "../../../api/mod.ts";
import type { PageContext } from "../../context/page_context.ts";
import { type Content, type Html, html } from "../../ui/html.ts";

/** The pages of the documentation beside one for each endpoint, by their paths. */
export const DOCS_PATHS = {
  overview: "/docs",
  objects: "/docs/objects",
  notation: "/docs/notation",
  errors: "/docs/errors",
  limits: "/docs/limits",
  all: "/docs/all",
} as const;

/** A page of the documentation: who asks, what is described, and where things stand. */
export interface DocsView {
  readonly context: PageContext;
  readonly description: ApiDescription;
  /** The objects that more than one endpoint returns. */
  readonly shared: ReadonlyMap<SchemaName, DescribedObject>;
  /** True on the page of all: everything stands open, and links lead to it there. */
  readonly isWhole: boolean;
}

/** Makes the view of a request. */
export async function docsView(context: PageContext): Promise<DocsView> {
  const description = await context.services.description.get();
  const isWhole = context.path === DOCS_PATHS.all;
  return { context, description, shared: sharedObjects(description), isWhole };
}

/** Returns the address of an error's row in the table of all. */
export function errorAddress({ isWhole }: DocsView, code: ErrorCode): string {
  return `${isWhole ? "" : DOCS_PATHS.errors}#error-${code}`;
}

/** Returns the address of an object's fields: those of one endpoint stand with it. */
export function objectAddress({ isWhole, shared, context }: DocsView, name: SchemaName): string {
  const isHere = isWhole || !shared.has(name) || context.path === DOCS_PATHS.objects;
  return `${isHere ? "" : DOCS_PATHS.objects}#${name}`;
}

function sharedObjects({ endpoints }: ApiDescription): Map<SchemaName, DescribedObject> {
  const [seen, shared] = [new Set<SchemaName>(), new Map<SchemaName, DescribedObject>()];
  for (const object of endpoints.flatMap(({ objects }) => objects)) {
    if (seen.has(object.name)) shared.set(object.name, object);
    seen.add(object.name);
  }
  return shared;
}

/**
 * Renders a heading within an endpoint: of the fourth or fifth level on the page of all, of the second or third where
 * the endpoint is the title of the page.
 */
export function heading({ isWhole }: DocsView, level: 4 | 5, { text, id }: { text: Content; id?: string }): Html {
  const name = id !== undefined && html` id="${id}"`;
  if (isWhole) {
    return level === 4 ? html`<h4${name}>${text}</h4>` : html`<h5${name}>${text}</h5>`;
  }
  return level === 4 ? html`<h2 class="part"${name}>${text}</h2>` : html`<h3 class="part"${name}>${text}</h3>`;
}
