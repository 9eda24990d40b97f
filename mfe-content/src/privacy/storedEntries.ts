interface StoredEntry {
  /** Key in the browser, or the name of the cookie. */
  readonly name: string;
  readonly purpose: string;
  readonly duration: string;
  readonly needsAccount?: boolean;
}

export const storedEntries: readonly StoredEntry[] = [
  { name: 'cartItems', purpose: 'Os produtos do seu carrinho.', duration: 'Até você limpar o carrinho.' },
  {
    name: 'contactDraft',
    purpose: 'O que você digitou na página de contato.',
    duration: 'Até enviar ou fechar a aba.',
  },
  { name: 'scroll-positions', purpose: 'Onde você estava em cada página.', duration: 'Até fechar a aba.' },
  {
    name: 'reloaded',
    purpose: 'A nota de que a página já foi recarregada depois de uma falha.',
    duration: 'Até fechar a aba.',
  },
  {
    name: 'visitor',
    purpose: 'Um número de 0 a 99 que decide quem recebe primeiro uma nova versão do site. É um cookie.',
    duration: '30 dias, e só quando há uma versão nova em teste.',
  },
  {
    name: 'firebase:authUser',
    purpose: 'A sua sessão, para você continuar na conta.',
    duration: 'Até você sair da conta.',
    needsAccount: true,
  },
  {
    name: 'session-hint',
    purpose: 'Seu primeiro nome, para o menu.',
    duration: 'Até você sair da conta.',
    needsAccount: true,
  },
];
