import { fieldFrameAttribute } from '@site/shared/early';
import { contactAnswerId, contactFormAnchor } from '@site/shared/forms';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, serialize } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Texts = Readonly<Record<string, string>>;

export interface FilledForm {
  readonly values: Texts;
  readonly mistakes?: Texts | undefined;
  /** Reason that concerns no field. */
  readonly refusal?: string | undefined;
  /** Removes fields without values. */
  readonly isShort?: boolean | undefined;
  /** Scripts may start only at the page's own address. */
  readonly starts?: boolean | undefined;
}

/** The visitor's text never becomes markup. @returns null for a page without the form */
export function fillForm(html: string, filled: FilledForm): string | null {
  const { values, mistakes = {}, refusal = '', isShort = false, starts = false } = filled;
  const document = parse(html);
  const form = findById(document, contactFormAnchor);
  if (!form) return null;

  const controls = findElements(form, ({ tagName }) => ['input', 'textarea'].includes(tagName));
  const unplaced = new Map(Object.entries(mistakes));
  let focus: Element | undefined;
  for (const control of controls) {
    const name = attribute(control, 'name') ?? '';
    const value = own(values, name);
    if (value !== undefined) setValue(control, value);
    else if (isShort) removeField(control);
    const mistake = unplaced.get(name);
    const place = findById(form, `${attribute(control, 'id')}-error`);
    if (mistake === undefined || !place) continue;
    setText(place, mistake);
    setAttribute(control, 'aria-invalid', 'true');
    setAttribute(control, 'aria-describedby', attribute(place, 'id') ?? '');
    unplaced.delete(name);
    focus ??= control;
  }
  const answer = findById(form, contactAnswerId);
  const text = [refusal, ...unplaced.values()].filter(Boolean).join(' ');
  if (answer && text) {
    setText(answer, text);
    setAttribute(answer, 'role', 'alert');
    focus ??= answer;
  }
  if (focus) setAttribute(focus, 'autofocus', '');
  if (!starts) removeStart(document);
  return serialize(document);
}

/** @param id of an empty element @returns null for a page without it */
export function fillText(html: string, id: string, text: string): string | null {
  const document = parse(html);
  const place = findById(document, id);
  if (!place) return null;
  setText(place, text);
  return serialize(document);
}

/** Scripts must not start at another address than their page's. Their template also holds style sheets. */
function removeStart(document: DefaultTreeAdapterTypes.Document): void {
  const template = findById(document, 'scripts');
  if (template?.tagName !== 'template') return;
  const { childNodes } = defaultTreeAdapter.getTemplateContent(template as DefaultTreeAdapterTypes.Template);
  for (const node of [...childNodes]) {
    const isStyleSheet = 'attrs' in node && attribute(node, 'rel') === 'stylesheet';
    if (!isStyleSheet) defaultTreeAdapter.detachNode(node);
  }
}

const own = (texts: Texts, name: string) => (Object.hasOwn(texts, name) ? texts[name] : undefined);

function setValue(control: Element, value: string): void {
  const type = attribute(control, 'type');
  if (type === 'radio') {
    if (attribute(control, 'value') === value) setAttribute(control, 'checked', '');
    else removeAttribute(control, 'checked');
  } else if (control.tagName === 'textarea') {
    // Parsers drop the first line break after the tag (HTML, section 13.2.6.4.7).
    setText(control, `\n${value}`);
  } else setAttribute(control, 'value', value);
}

function removeField(control: Element): void {
  let element: Element | null = control;
  while (element && attribute(element, fieldFrameAttribute) === null) element = parentOf(element);
  if (element) defaultTreeAdapter.detachNode(element);
}

function parentOf({ parentNode }: Element): Element | null {
  return parentNode && defaultTreeAdapter.isElementNode(parentNode) ? parentNode : null;
}

function findById(parent: DefaultTreeAdapterTypes.ParentNode, id: string): Element | undefined {
  return findElements(parent, (element) => attribute(element, 'id') === id)[0];
}

function findElements(
  { childNodes }: DefaultTreeAdapterTypes.ParentNode,
  matches: (element: Element) => boolean,
): readonly Element[] {
  return childNodes.filter(defaultTreeAdapter.isElementNode).flatMap((element) => {
    const below = findElements(element, matches);
    return matches(element) ? [element, ...below] : below;
  });
}

function attribute({ attrs }: Element, name: string): string | null {
  return attrs.find((attr) => attr.name === name)?.value ?? null;
}

function setAttribute(element: Element, name: string, value: string): void {
  removeAttribute(element, name);
  element.attrs.push({ name, value });
}

function removeAttribute(element: Element, name: string): void {
  element.attrs = element.attrs.filter((attr) => attr.name !== name);
}

function setText(element: Element, text: string): void {
  element.childNodes = [];
  defaultTreeAdapter.insertText(element, text);
}
