import { type AppStore, createStore, type Navigation, type RemoteLoader, type RootState } from '@site/shared';
import type { RemoteModuleId, RemoteModules, SiteConfig } from '@site/shared/contracts';
import { createMemoryNavigation, sampleConfig } from '@site/shared/standalone';
import { type RenderResult, render } from '@testing-library/react';
import { App } from '../App';
import { fulfilled } from '../remotes/settledPromise';

interface Options {
  readonly at?: string;
  readonly state?: Partial<RootState>;
  readonly remotes?: Partial<RemoteModules>;
  readonly config?: Partial<SiteConfig>;
}

export interface RenderedShell extends RenderResult {
  readonly store: AppStore;
  readonly navigation: Navigation;
}

/** Renders the whole shell with stubs of all remotes, which are loaded at once. */
export function renderShell(options: Options = {}): RenderedShell {
  const { element, ...rest } = createShell(options);
  return { ...render(element), ...rest };
}

export function createShell({ at = '/', state, remotes = {}, config = {} }: Options = {}) {
  const store = createStore(state);
  const navigation = createMemoryNavigation(at);
  const element = (
    <App
      config={{ ...sampleConfig, ...config }}
      store={store}
      loader={createStubLoader({ ...everyRemote(), ...remotes })}
      navigation={navigation}
      setPageHead={() => {}}
    />
  );
  return { element, store, navigation };
}

function createStubLoader(remotes: Partial<RemoteModules>): RemoteLoader {
  const load: RemoteLoader['load'] = (id) => (remotes[id] ? fulfilled(remotes[id]) : new Promise(() => {}));
  return { load, loadForHydration: (id) => load(id), replace: () => null, prefetch: () => {}, retry: () => {} };
}

const pages = {
  'mfe_content/HomePage': 'Home',
  'mfe_content/CompanyPage': 'Empresa',
  'mfe_content/ServicesPage': 'Serviços',
  'mfe_content/ContactPage': 'Contato',
  'mfe_content/DesignSystemPage': 'Sistema visual',
  'mfe_content/VersionsPage': 'Versões',
  'mfe_catalog/ProductsPage': 'Produtos',
  'mfe_account/OrdersPage': 'Meus pedidos',
  'mfe_account/LoginPage': 'Login',
  'mfe_account/SignUpPage': 'Cadastro',
  'mfe_account/RecoveryPage': 'Recuperação',
} as const satisfies Partial<Record<RemoteModuleId, string>>;

/** Creates stubs of the remotes: each page shows its name as a heading, each part its name as text. */
export function everyRemote(): Partial<RemoteModules> {
  const headings = Object.entries(pages).map(([id, name]) => [
    id,
    { default: () => <h1 tabIndex={-1}>Página {name}</h1> },
  ]);
  return {
    ...Object.fromEntries(headings),
    'mfe_catalog/ProductPage': { default: ({ productId }) => <h1 tabIndex={-1}>Produto {productId}</h1> },
    'mfe_cart/CartPanel': { default: () => <p>Conteúdo do carrinho</p> },
    'mfe_cart/PurchaseUnavailable': { default: ({ origin }) => <p>Formulário de {origin}</p> },
    'mfe_account/UserMenu': { default: ({ placement }) => <p>Usuário em {placement}</p> },
  };
}
