import {
  addresses,
  allowsAttribute,
  fields,
  htmlElements,
  ownReferences,
  references,
  schemes,
  svgElements,
  voidElements,
} from './allowed';
import { type IdOwner, ownsId } from './ownIds';
import {
  attributeOf,
  childrenOf,
  type Element,
  type Fragment,
  incomplete,
  isComment,
  isElement,
  isHtml,
  isSvg,
  type Parent,
  PartError,
  parseWithTags,
  positionIn,
  type Tag,
} from './parser';

/** Rights of a package's HTML, from its contract and its release. */
export interface PartOwner extends IdOwner {
  readonly name: string;
  /** Attributes that scripts look up in the whole page. */
  readonly attributes: readonly string[];
  /** Modules that it may show, such as `mfe_cart/CartPanel`. */
  readonly modules: readonly string[];
}

export interface Place {
  readonly parent: Element;
  /** See `isBelow`. */
  readonly reactId: string;
}

/**
 * Parses a part as the content of its place. Its tags must be those of the tree, so that no browser ignores, adds or moves an
 * element. @param owner null for the shell, which may have any element @throws PartError
 */
export function readPart(html: string, place: Place, owner: PartOwner | null, shell: IdOwner): Fragment {
  const { fragment, tags } = parseWithTags(html, place.parent);
  checkTags(html, fragment, tags, owner && ((element, at) => checkElement(element, place, owner, shell, at)));
  return fragment;
}

type Check = (element: Element, at: () => string) => void;

function checkTags(html: string, fragment: Fragment, tags: readonly Tag[], check: Check | null): void {
  let next = 0;
  const at = (index: number) => {
    const tag = tags[index];
    return tag
      ? `: ${html.slice(startOf(html, tag), tag.at + 1).slice(0, 80)}${positionIn(html, startOf(html, tag))}`
      : '';
  };
  const expectTag = (name: string, isEnd: boolean) => {
    const tag = tags[next];
    if (tag?.name !== name.toLowerCase() || tag.isEnd !== isEnd)
      throw new PartError(`${incomplete}${tag ? at(next) : `: <${name}> is not closed`}`);
    next += 1;
    return tag;
  };
  const walk = (parent: Parent) => {
    let boundaries = 0;
    for (const node of childrenOf(parent)) {
      if (isComment(node)) boundaries += reactBoundary(node.data);
      if (boundaries < 0) break;
      if (!isElement(node)) continue;
      const index = next;
      const { isSelfClosing } = expectTag(node.tagName, false);
      walk(node);
      const isClosed = isHtml(node) ? voidElements.has(node.tagName) : isSelfClosing;
      if (!isClosed) expectTag(node.tagName, true);
      check?.(node, () => at(index));
    }
    if (boundaries !== 0) throw new PartError(`${incomplete}: React’s comments are not in pairs`);
  };
  walk(fragment);
  if (next < tags.length) throw new PartError(`${incomplete}${at(next)}`);
}

/** React marks the ends of boundaries by comments, and finds them by counting. */
const reactBoundary = (data: string) => (/^[$&]/.test(data) ? 1 : /^\/[$&]/.test(data) ? -1 : 0);

const startOf = (html: string, { at }: Tag) => html.lastIndexOf('<', at);

function checkElement(element: Element, place: Place, owner: PartOwner, shell: IdOwner, at: () => string): void {
  const { tagName, attrs } = element;
  const refuse = (what: string) => {
    throw new PartError(`has HTML with ${what}${at()}`);
  };
  const isOfSvg = isSvg(element);
  if (!(isOfSvg ? svgElements : isHtml(element) ? htmlElements : none).has(tagName))
    refuse(`an element that no part may have, <${tagName}>`);
  const owns = (id: string) => ownsId(owner, id, place.reactId);
  for (const { name, value, namespace } of attrs) {
    if ((namespace !== undefined && name !== 'xmlns') || !allowsAttribute(name, isOfSvg, owner.attributes))
      refuse(`an attribute that no part may have, ${name}`);
    const isNamed = name === 'id' || (name === 'name' && !isFieldName(element, place));
    if (isNamed && !owns(value)) refuse(`an id or a name that is not its own, “${value}”`);
    if (ownReferences.has(name) || references.has(name)) {
      for (const id of value.split(/\s+/)) {
        const isShells = references.has(name) && ownsId(shell, id, '');
        if (id && !owns(id) && !isShells) refuse(`${name} for an element that is not its own, “${id}”`);
      }
    }
    if (addresses.has(name) && !isAddress(value, element)) refuse(`an address that no part may have, “${value}”`);
    if (name === 'data-boundary' && !owner.modules.includes(value))
      refuse(`a part that it does not declare, “${value}”`);
    if (name === 'tabindex' && Number(value) > 0) refuse('an order of its own for the keyboard, tabindex');
  }
}

const none: ReadonlySet<string> = new Set();

function isAddress(text: string, element: Element): boolean {
  if (isSvg(element)) return text.startsWith('#');
  const base = 'https://site.example/';
  const scheme = URL.canParse(text, base) ? new URL(text, base).protocol : 'https:';
  return schemes.has(scheme) || (scheme === 'data:' && element.tagName === 'img');
}

/** The names of fields are sent with their form. Radio buttons without a form are a group in the whole page. */
function isFieldName(element: Element, { parent }: Place): boolean {
  if (!fields.has(element.tagName)) return false;
  const isInForm = attributeOf(element, 'form') !== undefined || hasForm(element);
  return isInForm || (attributeOf(element, 'type')?.toLowerCase() !== 'radio' && !hasForm(parent));
}

function hasForm(node: Parent | null): boolean {
  for (let it: Parent | null = node; it; it = 'parentNode' in it ? it.parentNode : null)
    if (it.nodeName === 'form') return true;
  return false;
}
