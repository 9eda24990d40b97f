// Starts Decap CMS with the configuration that the server generates.

/** Texts that differ here: to save is to commit, and to publish comes later. */
const phrases = {
  app: { header: { content: 'Conteúdo', media: 'Imagens' } },
  editor: {
    editorToolbar: {
      publish: 'Gravar',
      published: 'Gravado',
      publishing: 'Gravando…',
      publishNow: 'Gravar agora',
      publishAndCreateNew: 'Gravar e criar outro',
      publishAndDuplicate: 'Gravar e duplicar',
      deployButtonLabel: 'Ver no site',
      deployPreviewButtonLabel: 'Ver no site',
      deployPreviewPendingButtonLabel: 'Ver no site',
    },
  },
  ui: { toast: { onFailToPersist: 'Não gravado. %{details}', entrySaved: 'Gravado', entryPublished: 'Gravado' } },
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
