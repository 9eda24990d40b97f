import { moduleGraph, reachedFrom } from './moduleGraph';

const graphOf = (modules: Readonly<Record<string, string>>) => moduleGraph(new Map(Object.entries(modules)));

test('an address that the code computes may be any file', async () => {
  const graph = await graphOf({ 'Page.js': 'import("./" + name(1));', 'other.js': '' });
  expect([...reachedFrom(graph, ['Page.js'])]).toEqual(['Page.js', 'other.js']);
  expect(graph.get('Page.js')?.lazy).toMatchObject([{ file: null, address: '"./" + name(1)' }]);
});

test.each([
  ['of a package', 'import React from "react";', 'imports "react"'],
  ['by an absolute address', 'import "https://example.com/x.js";', 'imports "https://example.com/x.js"'],
  ['of a missing file', 'import "./missing.js";', 'imports "./missing.js"'],
  ['outside browser/', 'import "../server/Page.js";', 'imports "../server/Page.js"'],
  ['of another phase', 'import.defer("./Page.js");', 'imports "./Page.js"'],
  ['of another type', 'import("./Page.js", { with: { type: "json" } });', 'imports "./Page.js"'],
])('an import %s is refused by rule R3', async (_what, text, complaint) => {
  await expect(graphOf({ 'Page.js': text })).rejects.toThrow(`R3: browser/Page.js ${complaint}`);
});

test('a file that is no ES module is refused by name', async () => {
  await expect(graphOf({ 'Page.js': 'import {' })).rejects.toThrow('browser/Page.js is no ES module');
});
