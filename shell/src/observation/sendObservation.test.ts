import { sendObservation } from './sendObservation';

const sendBeacon = jest.fn((_url: string, _body: string) => true);
const fetchLater = jest.fn((_url: string, _options: object) => {});

beforeEach(() => {
  sendBeacon.mockReset();
  fetchLater.mockReset();
  Object.assign(navigator, { sendBeacon });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'sendBeacon');
  Reflect.deleteProperty(window, 'fetchLater');
});

test('what is observed goes by a request that nothing is heard of again, with nothing of the visitor’s', () => {
  Object.assign(window, { fetchLater });
  sendObservation('/observations', '{}');
  expect(fetchLater.mock.calls).toEqual([
    [
      '/observations',
      { method: 'POST', body: '{}', activateAfter: 0, credentials: 'omit', referrerPolicy: 'no-referrer' },
    ],
  ]);
  expect(sendBeacon).not.toHaveBeenCalled();
});

test('a browser that has no such request, or takes no more of them, sends a beacon', () => {
  sendObservation('/observations', '1');
  Object.assign(window, { fetchLater });
  fetchLater.mockImplementation(() => {
    throw new DOMException('too much', 'QuotaExceededError');
  });
  sendObservation('/observations', '2');
  expect(sendBeacon.mock.calls).toEqual([
    ['/observations', '1'],
    ['/observations', '2'],
  ]);
});

test('one that takes neither is left in peace', () => {
  sendBeacon.mockImplementation(() => {
    throw new TypeError('no such address');
  });
  sendObservation('/observations', '{}');
  Reflect.deleteProperty(navigator, 'sendBeacon');
  sendObservation('/observations', '{}');
});
