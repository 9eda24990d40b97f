import { TextDecoder, TextEncoder } from 'node:util';

HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};

HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

window.matchMedia ??= (query) =>
  ({
    matches: false,
    media: query,
    addEventListener() {},
    removeEventListener() {},
  }) as unknown as MediaQueryList;

Element.prototype.scrollIntoView ??= () => {};
window.scrollTo = () => {};

Object.assign(window, { TextDecoder, TextEncoder });

// jsdom can't tell how the page was reached (https://www.w3.org/TR/navigation-timing-2/).
if (!performance.getEntriesByType) Object.assign(performance, { getEntriesByType: () => [] });
