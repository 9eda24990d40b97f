import { transferOf } from './transferOf';

const file = (name: string, startTime: number, responseEnd: number, encodedBodySize: number) =>
  ({
    name: new URL(name, document.baseURI).href,
    startTime,
    responseEnd,
    encodedBodySize,
  }) as PerformanceResourceTiming;

const entry = '/mfe-catalog/1.0.0/remoteEntry.js';

test('counts a release’s files, and the time in which any of them was under way', () => {
  const resources = [
    file('/mfe-catalog/1.0.0/ProductPage.js', 110, 180, 9000),
    file(entry, 100, 150, 3000),
    file('/mfe-catalog/1.0.0/data.js', 500, 520, 500),
    file('/mfe-catalog/1.0.0-g2/remoteEntry.js', 0, 900, 70),
    file('/mfe-cart/1.0.0/remoteEntry.js', 0, 900, 70),
  ];
  expect(transferOf(entry, resources)).toEqual({ bytes: 12_500, time: 100 });
});

test('knows of nothing where nothing was fetched', () => {
  expect(transferOf(entry, [])).toBeNull();
});
