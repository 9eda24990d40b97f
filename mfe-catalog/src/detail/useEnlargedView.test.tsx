import { act, renderHook } from '@testing-library/react';
import { useEnlargedView } from './useEnlargedView';

jest.mock('./EnlargedView', () => {
  throw new Error('Loading chunk 1 failed');
});

test('says so when the view can not be had, only to whoever asks for it', async () => {
  const alert = jest.spyOn(window, 'alert').mockImplementation(() => {});
  const { result } = renderHook(() => useEnlargedView());
  await act(async () => result.current.prepare());
  expect(alert).not.toHaveBeenCalled();
  await act(async () => result.current.open());
  expect(alert.mock.calls).toEqual([['Não foi possível ampliar a imagem. Verifique sua conexão e tente novamente.']]);
  expect(result.current.EnlargedView).toBeNull();
});
