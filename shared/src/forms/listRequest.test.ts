import { isListRequest, listRequest, readRequest, requestNavigation } from './listRequest';

const request = listRequest('recarga', '9 extintores', ['8 × Pó ABC 6 kg, Garagem', '1 × CO₂ 6 kg']);

test('a request names service, number and lines', () => {
  expect(request).toEqual({
    subject: 'Orçamento: recarga de 9 extintores',
    message: 'Olá! Gostaria de um orçamento de recarga para 9 extintores:\n- 8 × Pó ABC 6 kg, Garagem\n- 1 × CO₂ 6 kg',
  });
});

test('the contact form reads it from the state of the navigation', () => {
  const [to, { state }] = requestNavigation(request);
  expect(to).toBe('/contato#formulario');
  expect(readRequest(JSON.parse(JSON.stringify(state)))).toEqual(request);
});

test.each([null, undefined, 'x', {}, { request: null }, { request: { subject: 'x' } }])(
  '%j has no request',
  (state) => {
    expect(readRequest(state)).toBeNull();
  },
);

test('only a message without words of the visitor may be replaced', () => {
  expect(isListRequest(request.message)).toBe(true);
  expect(isListRequest(`${request.message}\nDe manhã, por favor.`)).toBe(false);
  expect(isListRequest(`Bom dia!\n\n${request.message}`)).toBe(false);
  expect(isListRequest('')).toBe(false);
});
