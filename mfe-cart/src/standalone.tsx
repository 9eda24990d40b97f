import { useCart } from '@site/shared';
import { cartTexts } from '@site/shared/cart';
import type { CartableProduct } from '@site/shared/contracts';
import { boundary } from '@site/shared/early';
import { mountStandalone } from '@site/shared/standalone';
import { Button, Modal } from '@site/shared/ui';
import { useState } from 'react';
import { CartPanel } from './panel/CartPanel';
import { PurchaseUnavailable } from './popup/PurchaseUnavailable';

const sampleProducts: readonly CartableProduct[] = [
  { id: 'PQS-ABC-4KG', name: 'Extintor PQS ABC 4 kg', price: 154, imagePath: '' },
  { id: 'CO2-10KG', name: 'Extintor CO₂ 10 kg sobre rodas', price: 2_890.5, imagePath: '', sobConsulta: true },
];

function StandaloneCart() {
  const { totalQuantity, add } = useCart();
  const [shown, setShown] = useState<'panel' | 'popup' | null>('panel');
  return (
    <>
      <Button onClick={() => sampleProducts.forEach(add)}>Encher o carrinho</Button>
      <Button onClick={() => setShown('panel')}>Abrir o carrinho</Button>
      <Button onClick={() => setShown('popup')}>Abrir o popup</Button>
      <Modal
        open={shown === 'panel'}
        onClose={() => setShown(null)}
        title={cartTexts.title(totalQuantity)}
        placement="right"
      >
        <div {...boundary('mfe_cart/CartPanel')}>
          <CartPanel />
        </div>
      </Modal>
      <Modal open={shown === 'popup'} onClose={() => setShown(null)} title="Compra Indisponível">
        <PurchaseUnavailable origin="Carrinho" />
      </Modal>
    </>
  );
}

mountStandalone(<StandaloneCart />);
