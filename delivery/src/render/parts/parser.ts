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

/** Those of a template are in its content. */
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

/** Where the parser found a first error. */
interface Mistake {
  readonly code: string;
  readonly at: number;
}

/** Also lists the tags, some of which browsers ignore or move. */
class TagParser extends Parser<DefaultTreeAdapterMap> {
  readonly tags: Tag[] = [];
  mistake: Mistake | null = null;

  override onStartTag(token: Token.TagToken): void {
    this.add(token, false);
    super.onStartTag(token);
  }

  override onEndTag(token: Token.TagToken): void {
    this.add(token, true);
    super.onEndTag(token);
  }

  override onDoctype(token: Token.DoctypeToken): void {
    this.note('doctype');
    super.onDoctype(token);
  }

  /** Set later than by an option, which would take twice the time for the location of every node. */
  watch(): void {
    this.onParseError = ({ code }) => this.note(code);
  }

  private note(code: string): void {
    this.mistake ??= { code, at: this.tokenizer.preprocessor.offset };
  }

  private add({ tagName: name, selfClosing: isSelfClosing }: Token.TagToken, isEnd: boolean): void {
    this.tags.push({ name, isEnd, isSelfClosing, at: this.tokenizer.preprocessor.offset });
  }
}

/** Parses HTML as the content of an element, with `<noscript>` as in browsers without scripts. */
export function parseWithTags(html: string, place: Element) {
  const parser = TagParser.getFragmentParser<DefaultTreeAdapterMap>(place, { scriptingEnabled: false }) as TagParser;
  parser.watch();
  parser.tokenizer.write(html, true);
  return { fragment: parser.getFragment(), tags: parser.tags, mistake: parser.mistake };
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
