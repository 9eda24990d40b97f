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

test('an observation is sent with fetchLater, without credentials or referrer', () => {
  sendObservation('/observations', '{}');
  const options = { method: 'POST', body: '{}', activateAfter: 0, credentials: 'omit', referrerPolicy: 'no-referrer' };
  expect(fetchLater.mock.calls).toEqual([['/observations', options]]);
  expect(sendBeacon).not.toHaveBeenCalled();
});

test.each([
  ['has no fetchLater', () => Reflect.deleteProperty(window, 'fetchLater')],
  [
    'refuses another fetchLater request',
    () =>
      fetchLater.mockImplementation(() => {
        throw new DOMException('too much', 'QuotaExceededError');
      }),
  ],
])('sendObservation sends a beacon in a browser that %s', (_why, given) => {
  given();
  sendObservation('/observations', '1');
  expect(sendBeacon.mock.calls).toEqual([['/observations', '1']]);
});

test('sendObservation throws nothing in a browser that offers neither', () => {
  Reflect.deleteProperty(window, 'fetchLater');
  sendBeacon.mockImplementation(() => {
    throw new TypeError('no such address');
  });
  sendObservation('/observations', '{}');
  Reflect.deleteProperty(navigator, 'sendBeacon');
  sendObservation('/observations', '{}');
});
