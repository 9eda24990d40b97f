import { fieldFrameAttribute } from '@site/shared/early';
import { contactAnswerId, contactFormAnchor } from '@site/shared/forms';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, serialize } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Texts = Readonly<Record<string, string>>;

/** What the contact form says to a visitor whose browser sent it, or followed a link to it, without a script of ours. */
export interface FilledForm {
  /** What stands in the fields, by their names. */
  readonly values: Texts;
  /** What is wrong with them, by their names. */
  readonly mistakes?: Texts | undefined;
  /** Why the message was not taken, if that is not a field's fault. */
  readonly refusal?: string | undefined;
  /** Leaves only the fields that have values, as the short form does. */
  readonly isShort?: boolean | undefined;
  /** True where the page is what it says at its address: it then starts as any other. */
  readonly starts?: boolean | undefined;
}

/**
 * Writes into the form of the published contact page. The HTML is read and written by the standard's own rules, so that
 * nothing that somebody typed is ever part of it.
 *
 * @returns null where the page has no such form
 */
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

/**
 * Leaves the page the HTML that it is: its scripts know it at another address than the one that it answers at. They wait in a
 * template until they are started, beside style sheets, which it goes on needing.
 */
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
    // The first line end after the tag is no part of the text (HTML, section 13.2.6.4.7).
    setText(control, `\n${value}`);
  } else setAttribute(control, 'value', value);
}

/** With its label and all that says something of it. */
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
