import { act, renderHook } from '@testing-library/react';
import { type Extinguisher, extinguisherOf, limits } from './extinguisher';
import { addToList, parseList, readList, saveList, storageKey, useList } from './storedList';

const last = { charge: { year: 2025, month: 3 }, test: null };
const line: Extinguisher = { id: 'a', family: 'co2', load: 6, quantity: 2, place: 'Hall', ...last };

afterEach(() => {
  jest.restoreAllMocks();
  saveList([]);
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['an object', '{}'],
  ['null', 'null'],
  ['a text', '"x"'],
])('%s in storage is an empty list', (_what, text) => {
  expect(parseList(text)).toEqual([]);
});

test('invalid lines are dropped, and lines beyond the limit', () => {
  const wrong = [
    null,
    [],
    { ...line, id: 1 },
    { ...line, family: 'toString' },
    { ...line, load: 0 },
    { ...line, load: '6' },
    { ...line, quantity: 1.5 },
    { ...line, place: 'x'.repeat(limits.place + 1) },
    { ...line, charge: { year: 2025, month: 13 } },
    { ...line, charge: undefined },
  ];
  expect(parseList(JSON.stringify([...wrong, line]))).toEqual([line]);
  expect(parseList(JSON.stringify(Array(limits.lines + 1).fill(line)))).toHaveLength(limits.lines);
});

test('lines are added with an id each, up to the limit', () => {
  const { id: _, ...added } = line;
  expect(addToList([added, added])).toEqual([]);
  const list = readList();
  expect(new Set(list.map(({ id }) => id)).size).toBe(2);
  expect(parseList(localStorage.getItem(storageKey))).toEqual(list);
  expect(addToList(Array(limits.lines).fill(added))).toHaveLength(2);
});

test('a list that the browser does not store stays in the document', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  saveList([line]);
  const { result } = renderHook(() => useList());
  expect(result.current).toEqual({ list: [line], isStored: false });
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(result.current.list).toEqual([line]);
});

test('lines that another tab has added since stay', () => {
  saveList([]);
  localStorage.setItem(storageKey, JSON.stringify([line]));
  const { id: _, ...added } = line;
  addToList([added]);
  expect(parseList(localStorage.getItem(storageKey))).toEqual([line, expect.objectContaining(added)]);
  localStorage.setItem(storageKey, '[]');
  expect(renderHook(() => useList()).result.current.list).toEqual([]);
});

test('a change in another tab is shown', () => {
  const { result } = renderHook(() => useList());
  localStorage.setItem(storageKey, JSON.stringify([line]));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: storageKey })));
  expect(result.current.list).toEqual([line]);
});

test.each([
  ['co2,6KG,portatil', 'co2', 6],
  ['agua,10L,portatil', 'agua', 10],
])('a product tagged %s is an extinguisher of %s with a load of %d', (type, family, load) => {
  expect(extinguisherOf(type, last)).toEqual({ family, load, quantity: 1, place: '', ...last });
});

test('a product of another family, or without a size, is none', () => {
  expect(extinguisherOf('mangueira,15M', last)).toBeNull();
  expect(extinguisherOf('co2', last)).toBeNull();
});
