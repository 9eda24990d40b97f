import { sendObservation } from './sendObservation';

const sendBeacon = jest.fn((_url: string, _body: string) => true);
const fetchLater = jest.fn((_url: string, _options: object) => {});

beforeEach(() => {
  sendBeacon.mockReset();
  fetchLater.mockReset();
  Object.assign(navigator, { sendBeacon });
  Object.assign(window, { fetchLater });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'sendBeacon');
  Reflect.deleteProperty(window, 'fetchLater');
});

test('what is observed goes by a request that nothing is heard of again, with nothing of the visitor’s', () => {
  sendObservation('/observations', '{}');
  const options = { method: 'POST', body: '{}', activateAfter: 0, credentials: 'omit', referrerPolicy: 'no-referrer' };
  expect(fetchLater.mock.calls).toEqual([['/observations', options]]);
  expect(sendBeacon).not.toHaveBeenCalled();
});

test.each([
  ['has no such request', () => Reflect.deleteProperty(window, 'fetchLater')],
  [
    'takes no more of them',
    () =>
      fetchLater.mockImplementation(() => {
        throw new DOMException('too much', 'QuotaExceededError');
      }),
  ],
])('a browser that %s sends a beacon', (_why, given) => {
  given();
  sendObservation('/observations', '1');
  expect(sendBeacon.mock.calls).toEqual([['/observations', '1']]);
});

test('one that takes neither is left in peace', () => {
  Reflect.deleteProperty(window, 'fetchLater');
  sendBeacon.mockImplementation(() => {
    throw new TypeError('no such address');
  });
  sendObservation('/observations', '{}');
  Reflect.deleteProperty(navigator, 'sendBeacon');
  sendObservation('/observations', '{}');
});
