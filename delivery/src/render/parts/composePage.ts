import { parse, serializeOuter } from 'parse5';
import type { IdOwner } from './ownIds';
import {
  attributeOf,
  childrenOf,
  type Element,
  type Fragment,
  htmlOf,
  isComment,
  isElement,
  isText,
  type Node,
  type Parent,
  PartError,
  parseWithTags,
} from './parser';
import { type PartOwner, type Place, readPart } from './readPart';

export interface PageInput {
  /** HTML of the shell around the places. */
  readonly texts: readonly string[];
  /** Ids of `isBelow`, by place. */
  readonly places: readonly string[];
  /** By place; null leaves it empty. */
  readonly parts: readonly ({ readonly owner: string; readonly html: string } | null)[];
  readonly owners: readonly PartOwner[];
  readonly shell: IdOwner;
  /** HTML that React writes before the page. */
  readonly preloads: readonly { readonly owner: string; readonly html: string }[];
}

export interface Fault {
  /** Package. */
  readonly owner: string;
  readonly reason: string;
}

export interface Preload {
  readonly owner: string;
  readonly html: string;
  readonly urls: readonly string[];
}

export interface ComposedPage {
  readonly html: string;
  readonly preloads: readonly Preload[];
  /** Modules that each package's parts show, beside the places. */
  readonly nested: Readonly<Record<string, readonly string[]>>;
}

/**
 * Puts parts into a page as the parser serialises them. The page, parsed again, must be the shell's tree with the parts' trees in
 * their places, with and without scripts.
 */
export function composePage(input: PageInput): ComposedPage | { readonly faults: readonly Fault[] } {
  const faults: Fault[] = [];
  const attempt = <T>(owner: string, html: string, work: () => T): T | null => {
    const started = performance.now();
    try {
      return work();
    } catch (error) {
      if (!(error instanceof PartError)) throw error;
      faults.push({ owner, reason: error.message });
      return null;
    } finally {
      if (!isInTime(owner, performance.now() - started, html.length))
        faults.push({ owner, reason: 'has HTML that takes too long to read' });
    }
  };

  const skeleton = attempt('shell', input.texts.join(''), () => openSkeleton(input));
  if (!skeleton) return { faults };
  const owners = new Map(input.owners.map((owner) => [owner.name, owner]));
  const nested: Record<string, string[]> = {};
  const parts = skeleton.places.map((place, index): ReadyPart | null => {
    const part = input.parts[index];
    const owner = part && owners.get(part.owner);
    if (!owner) return null;
    const key = JSON.stringify([index, owner, part.html]);
    const ready =
      skeleton.known.get(key) ?? attempt(owner.name, part.html, () => readyPart(part.html, place, owner, input.shell));
    if (ready && key.length < longestKept) skeleton.known.set(key, ready);
    nested[owner.name] = [...(nested[owner.name] ?? []), ...(ready?.boundaries ?? [])];
    return ready;
  });
  if (skeleton.known.size > keptParts) skeleton.known.clear();
  const preloads = input.preloads.flatMap(
    ({ owner, html }) => attempt(owner, html, () => readPreloads(owner, html)) ?? [],
  );
  if (faults.length > 0) return { faults };

  const { html, difference } = placed(skeleton, parts);
  if (difference === null) return { html, preloads, nested };
  for (const { name } of input.owners) {
    const alone = placed(
      skeleton,
      parts.map((part) => (part?.owner === name ? part : null)),
    );
    if (alone.difference !== null) faults.push({ owner: name, reason: moved(alone.difference) });
  }
  // Parts that change the page only together.
  if (faults.length === 0) faults.push(...input.owners.map(({ name }) => ({ owner: name, reason: moved(difference) })));
  return { faults };
}

const moved = (difference: string) => `has HTML that changes the page around it, at ${difference}`;

/** ms that reading a package's HTML may take, and more for each part and character. A busy machine takes 2 s for a million. */
const readingTime = { total: 5_000, part: 100, character: 0.004 };
const spent = new Map<string, number>();

/** A package that delays the check of every page must not use up the time of the others. */
function isInTime(owner: string, ms: number, characters: number): boolean {
  const over = (spent.get(owner) ?? 0) + ms - readingTime.part - readingTime.character * characters;
  spent.set(owner, over);
  return over <= readingTime.total;
}

interface ReadyPart {
  readonly owner: string;
  readonly tree: Fragment;
  readonly html: string;
  readonly boundaries: readonly string[];
}

function readyPart(html: string, place: Place, owner: PartOwner, shell: IdOwner): ReadyPart {
  const tree = readPart(html, place, owner, shell);
  return { owner: owner.name, tree, html: htmlOf(tree), boundaries: boundariesIn(tree) };
}

interface Skeleton {
  readonly texts: readonly string[];
  readonly places: readonly Place[];
  readonly document: Parent;
  /** Many pages show the same parts, such as a menu. */
  readonly known: Map<string, ReadyPart>;
}

const pages = new Map<string, Skeleton>();
const keptPages = 50;
const keptParts = 20;
/** Characters; pages differ in their longest parts. */
const longestKept = 20_000;

const placeName = 'place of part ';
const placeComment = (index: number) => `<!--${placeName}${index}-->`;
/** Undefined for other nodes. */
const placeOf = (node: Node): number | undefined =>
  isComment(node) && node.data.startsWith(placeName) ? Number(node.data.slice(placeName.length)) : undefined;

/** Most pages of a site share the shell's HTML. @throws PartError */
function openSkeleton({ texts, places }: PageInput): Skeleton {
  const key = JSON.stringify([texts, places]);
  const found = pages.get(key) ?? readSkeleton(texts, places);
  if (pages.size >= keptPages) pages.clear();
  pages.set(key, found);
  return found;
}

function readSkeleton(texts: readonly string[], reactIds: readonly string[]): Skeleton {
  const root = [...elementsIn(parse(framed('')))].find((it) => attributeOf(it, 'id') === 'root') as Element;
  const marked = texts.map((text, index) => (index === 0 ? text : placeComment(index - 1) + text)).join('');
  const html = htmlOf(readPart(marked, { parent: root, reactId: '' }, null, { ids: [] }));
  const document = parse(framed(html), { scriptingEnabled: false });
  const found = placesIn(document);
  const places = reactIds.map((reactId, index) => {
    const parent = found.get(index);
    // The parser reads a fragment of `<noscript>` as a text.
    const isReadable = parent && parent.nodeName !== 'noscript' && found.size === reactIds.length;
    if (!isReadable) throw new PartError('has a part where no element can be');
    return { parent, reactId };
  });
  return { texts: html.split(new RegExp(`<!--${placeName}\\d+-->`)), places, document, known: new Map() };
}

/** The page's body: nothing before it, and something after it that parts could swallow. */
const framed = (html: string) =>
  `<!DOCTYPE html><html lang="pt-BR"><head></head><body><div id="root">${html}</div><script></script></body></html>`;

function placesIn(parent: Parent, found = new Map<number, Element>()): ReadonlyMap<number, Element> {
  for (const node of childrenOf(parent)) {
    const index = placeOf(node);
    if (index !== undefined) found.set(index, parent as Element);
    if (isElement(node)) placesIn(node, found);
  }
  return found;
}

function* elementsIn(parent: Parent): Generator<Element> {
  for (const node of childrenOf(parent)) {
    if (!isElement(node)) continue;
    yield node;
    yield* elementsIn(node);
  }
}

const boundariesIn = (tree: Parent) => [...elementsIn(tree)].flatMap((it) => attributeOf(it, 'data-boundary') ?? []);

function placed({ texts, document }: Skeleton, parts: readonly (ReadyPart | null)[]) {
  const html = texts
    .map((text, index) => (index === 0 ? text : (parts[index - 1]?.html ?? placeComment(index - 1)) + text))
    .join('');
  return { html, difference: differenceOf(document, parse(framed(html), { scriptingEnabled: false }), parts) };
}

type Parts = readonly (ReadyPart | null)[];

/** @returns path of the first element whose content differs; null for equal trees */
function differenceOf(wanted: Parent, actual: Parent, parts: Parts): string | null {
  if (endsEarlierWithScripts(actual)) return '';
  const nodes = filled(wanted, parts);
  const others = childrenOf(actual);
  if (nodes.length !== others.length) return '';
  for (const [index, node] of nodes.entries()) {
    const other = others[index] as Node;
    if (isElement(node) && isElement(other)) {
      const inside = isSameTag(node, other) ? differenceOf(node, other, parts) : '';
      if (inside !== null) return [node.tagName, inside].filter(Boolean).join(' > ');
    } else if (isElement(node) || isElement(other) || contentOf(node) !== contentOf(other)) return '';
  }
  return null;
}

/** Children with the parts in their places. Parsers join texts that follow each other. */
function filled(parent: Parent, parts: Parts): readonly Node[] {
  const children = childrenOf(parent);
  if (!children.some((it) => placeOf(it) !== undefined)) return children;
  const nodes: Node[] = [];
  for (const child of children) {
    const part = parts[placeOf(child) ?? -1];
    for (const node of part ? part.tree.childNodes : [child]) {
      const last = nodes.at(-1);
      if (isText(node) && last && isText(last)) nodes[nodes.length - 1] = { ...last, value: last.value + node.value };
      else nodes.push(node);
    }
  }
  return nodes;
}

const contentOf = (node: Node) => (isText(node) ? `#${node.value}` : isComment(node) ? `!${node.data}` : node.nodeName);

const isSameTag = (a: Element, b: Element) =>
  a.tagName === b.tagName &&
  a.namespaceURI === b.namespaceURI &&
  a.attrs.length === b.attrs.length &&
  a.attrs.every(({ name, value, namespace }, index) => {
    const other = b.attrs[index];
    return other?.name === name && other.value === value && other.namespace === namespace;
  });

/** With scripts the content of `<noscript>` is a text until its first end tag, also in an attribute. All else is equal. */
const endsEarlierWithScripts = (parent: Parent) =>
  parent.nodeName === 'noscript' && /<\/noscript/i.test(htmlOf(parent));

const preloadAttributes = new Set(
  'as crossorigin fetchpriority href imagesizes imagesrcset referrerpolicy rel type'.split(' '),
);

/** @throws PartError for anything but preloads of pictures */
function readPreloads(owner: string, html: string): readonly Preload[] {
  if (html === '') return [];
  const [body] = [...elementsIn(parse(''))].slice(-1) as [Element];
  const { fragment } = parseWithTags(html, body);
  return fragment.childNodes.map((node) => {
    const isPreload =
      isElement(node) &&
      node.tagName === 'link' &&
      attributeOf(node, 'rel') === 'preload' &&
      attributeOf(node, 'as') === 'image' &&
      node.attrs.every(({ name }) => preloadAttributes.has(name));
    if (!isPreload) throw new PartError('writes more than preloads of pictures before the page');
    const set = attributeOf(node, 'imagesrcset')?.split(',') ?? [];
    const urls = [...set.map((it) => it.trim().split(/\s/)[0] ?? ''), attributeOf(node, 'href') ?? ''];
    return { owner, html: serializeOuter(node), urls: urls.filter(Boolean) };
  });
}
