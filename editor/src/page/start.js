// Starts Decap CMS with the configuration that the server generates.
import './widgets.js';

/** Texts that differ here: to save is to commit, and to publish comes later. Others of Decap CMS are hard to understand. */
const phrases = {
  app: { header: { content: 'Conteúdo', media: 'Imagens', quickAdd: 'Novo' } },
  collection: {
    sidebar: { collections: 'Conteúdo', searchAll: 'Pesquisar', searchIn: 'Pesquisar em' },
    collectionTop: { newButton: 'Novo %{collectionLabel}', newButtonAriaLabel: 'Novo %{collectionLabel}' },
    entries: { loadingEntries: 'Carregando…', cachingEntries: 'Carregando…', noEntries: 'Nenhum item' },
  },
  mediaLibrary: {
    mediaLibraryModal: {
      noAssetsFound: 'Nenhuma imagem',
      mediaAssets: 'Imagens',
      upload: 'Enviar foto',
      download: 'Baixar',
      deleteSelected: 'Excluir',
    },
  },
  editor: {
    editor: {
      onLeavePage: 'Há mudanças não gravadas. Sair mesmo assim?',
      onDeleteWithUnsavedChanges: 'Excluir este item e as mudanças não gravadas?',
      onDeletePublishedEntry: 'Excluir este item?',
      loadingEntry: 'Carregando…',
      confirmLoadBackup: 'Há mudanças deste item que não foram gravadas. Usá-las?',
    },
    editorControlPane: {
      widget: {
        required: '%{fieldLabel}: preencha este campo.',
        regexPattern: '%{fieldLabel}: %{pattern}.',
      },
    },
    editorToolbar: {
      backCollection: '%{collectionLabel}',
      changesSaved: 'Tudo gravado',
      unsavedChanges: 'Mudanças não gravadas',
      deleteEntry: 'Excluir',
      deletePublishedEntry: 'Excluir',
      publish: 'Gravar',
      published: 'Gravado',
      publishing: 'Gravando…',
      publishNow: 'Gravar agora',
      publishAndCreateNew: 'Gravar e criar outro',
      publishAndDuplicate: 'Gravar e duplicar',
      duplicate: 'Duplicar',
      deployButtonLabel: 'Ver no site',
      deployPreviewButtonLabel: 'Ver no site',
      deployPreviewPendingButtonLabel: 'Ver no site',
    },
  },
  ui: {
    toast: {
      missingRequiredField: 'Não gravado. Corrija os campos em vermelho.',
      onFailToLoadEntries: 'Não carregado: %{details}',
      onFailToPersist: 'Não gravado: %{details}',
      onFailToDelete: 'Não excluído: %{details}',
      entrySaved: 'Gravado',
      entryPublished: 'Gravado',
    },
  },
};

function merge(all, own) {
  const merged = { ...all };
  for (const [key, value] of Object.entries(own))
    merged[key] = typeof value === 'object' ? merge(all[key] ?? {}, value) : value;
  return merged;
}

window.CMS.registerLocale('pt', merge(window.CMS.getLocale('pt') ?? {}, phrases));
fetch('/config.json')
  .then((response) => response.json())
  .then((config) => window.CMS.init({ config }));
