import {
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  Parser,
  serialize,
  type Token,
  type TreeAdapter,
} from 'parse5';

export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;
export type Parent = DefaultTreeAdapterTypes.ParentNode;
export type Fragment = DefaultTreeAdapterTypes.DocumentFragment;

export const { isElementNode: isElement, isTextNode: isText, isCommentNode: isComment } = defaultTreeAdapter;

export const isSvg = ({ namespaceURI }: Element) => (namespaceURI as string) === 'http://www.w3.org/2000/svg';
export const isHtml = ({ namespaceURI }: Element) => (namespaceURI as string) === 'http://www.w3.org/1999/xhtml';

export const attributeOf = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((it) => it.name === name)?.value;

/** A template has its children in its content. */
export const childrenOf = (node: Parent): readonly Node[] =>
  'content' in node ? node.content.childNodes : node.childNodes;

/** A tag in the text. */
export interface Tag {
  readonly name: string;
  readonly isEnd: boolean;
  readonly isSelfClosing: boolean;
  /** Offset of its last character. */
  readonly at: number;
}

/** The message names the reason and the place in the part's HTML. */
export class PartError extends Error {
  override name = 'PartError';
}

export const incomplete = 'has HTML that does not stand by itself';

export function positionIn(html: string, offset: number): string {
  const before = html.slice(0, offset).split('\n');
  return `, in line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}

/** Deeper trees take parsers quadratic time, and exhaust the stack. */
const deepest = 200;

/** Also lists the tags, some of which browsers ignore or move. */
class TagParser extends Parser<DefaultTreeAdapterMap> {
  readonly tags: Tag[] = [];
  html = '';

  override onStartTag(token: Token.TagToken): void {
    this.add(token, false);
    if (this.openElements.stackTop > deepest) throw new PartError(`has elements nested more than ${deepest} deep`);
    super.onStartTag(token);
  }

  override onEndTag(token: Token.TagToken): void {
    this.add(token, true);
    super.onEndTag(token);
  }

  override onDoctype(token: Token.DoctypeToken): void {
    this.refuse('doctype');
    super.onDoctype(token);
  }

  /** @throws PartError for the first error, since some texts have millions */
  read(html: string): void {
    this.html = html;
    // An option would also locate every node, which takes twice the time.
    this.onParseError = ({ code }) => this.refuse(code);
    this.tokenizer.write(html, true);
  }

  private refuse(code: string): never {
    throw new PartError(`${incomplete}: ${code}${positionIn(this.html, this.tokenizer.preprocessor.offset)}`);
  }

  private add({ tagName: name, selfClosing: isSelfClosing }: Token.TagToken, isEnd: boolean): void {
    this.tags.push({ name, isEnd, isSelfClosing, at: this.tokenizer.preprocessor.offset });
  }
}

/** Parses HTML as the content of an element, with `<noscript>` as in browsers without scripts. @throws PartError */
export function parseWithTags(html: string, place: Element) {
  const parser = TagParser.getFragmentParser<DefaultTreeAdapterMap>(place, { scriptingEnabled: false }) as TagParser;
  parser.read(html);
  return { fragment: parser.getFragment(), tags: parser.tags };
}

/** Parsers drop a line break that follows these tags, and parse5 does not add one. */
const treeAdapter: TreeAdapter<DefaultTreeAdapterMap> = {
  ...defaultTreeAdapter,
  getTextNodeContent(node) {
    const { parentNode, value } = node;
    const isFirst = value.startsWith('\n') && parentNode?.childNodes[0] === node;
    return isFirst && /^(?:pre|textarea)$/.test(parentNode.nodeName) ? `\n${value}` : value;
  },
};

export const htmlOf = (parent: Parent): string => serialize(parent, { scriptingEnabled: false, treeAdapter });
