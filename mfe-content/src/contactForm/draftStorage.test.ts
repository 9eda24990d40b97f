import { emptyContactValues, readQuote } from '@site/shared/forms';
import { clearDraft, draftStorageKey, readDraft, saveDraft } from './draftStorage';

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('readDraft returns the saved draft', () => {
  saveDraft({ ...emptyContactValues, name: 'Ana', preferredContact: 'phone' });
  expect(readDraft()).toMatchObject({ name: 'Ana', preferredContact: 'phone' });
});

test.each(['', 'null', '7', '"x"', '[', '{"name":7,"other":"x","preferredContact":"pigeon"}'])(
  'the invalid stored text %s is an empty draft',
  (text) => {
    sessionStorage.setItem(draftStorageKey, text);
    expect(readDraft()).toEqual({});
  },
);

test('a generated quote request is not saved as a draft', () => {
  const quote = readQuote('?produto=Extintor') ?? { subject: '', message: '' };
  saveDraft({ ...emptyContactValues, ...quote });
  expect(readDraft()).toEqual({});
  saveDraft({ ...emptyContactValues, ...quote, name: 'Ana' });
  expect(readDraft()).toMatchObject({ name: 'Ana', subject: '', message: '' });
  saveDraft({ ...emptyContactValues, ...quote, message: `${quote.message} Dois.` });
  expect(readDraft().message).toBe(`${quote.message} Dois.`);
});

test('saving empty fields removes the draft', () => {
  saveDraft({ ...emptyContactValues, name: 'Ana' });
  saveDraft(emptyContactValues);
  expect(sessionStorage.getItem(draftStorageKey)).toBeNull();
});

test('a draft of more than 64 KB is not stored', () => {
  saveDraft({ ...emptyContactValues, message: 'á'.repeat(30_000 - 'email'.length) });
  expect((sessionStorage.getItem(draftStorageKey)?.length ?? 0) * 2).toBeLessThan(64 * 1024);
  expect(readDraft().message).toHaveLength(30_000 - 'email'.length);
  saveDraft({ ...emptyContactValues, message: 'á'.repeat(30_001) });
  expect(sessionStorage.getItem(draftStorageKey)).toBeNull();
});

test('full or forbidden storage causes no error', () => {
  const refuse = () => {
    throw new DOMException('denied', 'QuotaExceededError');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
  saveDraft({ ...emptyContactValues, name: 'Ana' });
  expect(readDraft()).toEqual({});
  clearDraft();
});
