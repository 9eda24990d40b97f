import { createStore, StoreProvider, useCart } from '@site/shared';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';

test('useCart outside a CartProvider is an error (spec 8)', () => {
  jest.mocked(console.error).mockImplementation(() => {});
  const store = createStore();
  const wrapper = ({ children }: { children: ReactNode }) => <StoreProvider store={store}>{children}</StoreProvider>;
  expect(() => renderHook(() => useCart(), { wrapper })).toThrow('useCart deve ser usado dentro de um CartProvider');
});
