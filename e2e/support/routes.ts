/** Pages that visitors reach by links. */
export const routes = [
  '/',
  '/empresa',
  '/servicos',
  '/produtos',
  '/produtos/PQS-ABC-6KG',
  '/contato',
  '/privacidade',
  '/acessibilidade',
  '/meus-extintores',
  '/meus-pedidos',
  '/login',
  '/cadastro',
  '/recuperar-senha',
] as const;
