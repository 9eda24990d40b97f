import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pictureEnding, pictureMistake } from '@site/delivery/build';
import { v } from '@site/delivery/content';
import { company, isObject, withOtherKeys } from './company';
import type { Edited } from './config';
import { type ContentFile, type Declared, filesOf } from './declared';
import { etagField, etagOf } from './etags';
import { isThroughLink } from './links';
import { isPlain, ownerOf, picturePlace, wantedFormats } from './places';
import { Question, Refusal, type Repository } from './repository';
import { bytesOf, type Change, saveChecked } from './save';
import { largeChanges, picturesShown, toFile, toForm } from './values';

const asset = v.object({ path: v.string(), content: v.string(), encoding: v.literal('base64') });
const options = v.object({ commitMessage: v.string() });
const dataFile = v.object({ path: v.string(), raw: v.string() });

/** Requests of Decap CMS to its proxy (decap-cms-backend-proxy). */
const request = v.variant('action', [
  v.object({ action: v.literal('entriesByFolder'), params: v.object({ folder: v.string() }) }),
  v.object({
    action: v.literal('entriesByFiles'),
    params: v.object({ files: v.array(v.object({ path: v.string() })) }),
  }),
  v.object({ action: v.literal('getEntry'), params: v.object({ path: v.string() }) }),
  v.object({ action: v.literal('getMedia'), params: v.object({ mediaFolder: v.string() }) }),
  v.object({ action: v.literal('getMediaFile'), params: v.object({ path: v.string() }) }),
  v.object({
    action: v.literal('persistEntry'),
    params: v.object({ dataFiles: v.array(dataFile), assets: v.array(asset), options }),
    /** Question to which the owner said yes. */
    confirmed: v.optional(v.string()),
  }),
  v.object({ action: v.literal('persistMedia'), params: v.object({ asset, options }) }),
  /** Asked by `page/drop.js`. */
  v.object({ action: v.literal('checkPicture'), params: v.object({ asset }) }),
  v.object({
    action: v.literal('deleteFiles'),
    // `page/before.js` adds the etags.
    params: v.object({ paths: v.array(v.string()), etags: v.optional(v.array(v.nullable(v.string())), []), options }),
  }),
]);

type Asset = v.InferOutput<typeof asset>;

export interface EditorApi extends Edited {
  readonly repository: Repository;
}

/** Answers a request after all earlier ones. @throws Refusal with the reason in Portuguese */
export const answer = (api: EditorApi, body: unknown): Promise<unknown> =>
  api.repository.inTurn(() => answerNow(api, body));

async function answerNow({ root, contents, repository }: EditorApi, body: unknown): Promise<unknown> {
  const parsed = v.safeParse(request, body);
  if (!parsed.success) throw new Refusal('o editor pediu algo que este programa não conhece');
  const { action, params } = parsed.output;
  switch (action) {
    case 'checkPicture':
      return { error: (await pictureRefusal(params.asset))?.message ?? null };
    case 'entriesByFolder':
      return contents
        .filter(({ place }) => place === params.folder)
        .flatMap((content) => filesOf(root, content).map(entry));
    case 'entriesByFiles':
      return params.files.map((file) => entryAt(file.path));
    case 'getEntry':
      return entryAt(params.path);
    case 'getMedia':
      return picturesIn(params.mediaFolder);
    case 'getMediaFile':
      return picture(params.path);
    case 'persistEntry':
      return persist(params.dataFiles, params.assets, params.options.commitMessage, parsed.output.confirmed);
    case 'persistMedia':
      await persist([], [params.asset], params.options.commitMessage);
      return picture(relative(params.asset.path));
    case 'deleteFiles':
      return remove(params.paths, params.etags, params.options.commitMessage);
  }

  function entryAt(file: string) {
    const owner = ownerOf(contents, file);
    const contentFile = filesOf(root, owner).find((each) => each.path === file);
    // Decap CMS reads a new entry to find out if its name is free.
    return contentFile ? entry(contentFile) : { data: null, file: { path: file, id: null } };
  }

  function entry(file: ContentFile) {
    const { declaration, images } = ownerOf(contents, file.path);
    const value = toForm(declaration.schema, file.value, images, root);
    const data = { ...(isObject(value) && value), [etagField]: etagOf(file.path, file.bytes) };
    return { data: JSON.stringify(data), file: { path: file.path, id: file.path } };
  }

  async function picturesIn(folder: string) {
    const isOfPackage = contents.some(({ images }) => `${folder}/`.startsWith(`${images}/`));
    if (!isOfPackage || !isPlain(folder) || isThroughLink(root, folder)) return [];
    const entries = await readdir(path.join(root, folder), { withFileTypes: true }).catch(() => []);
    const files = entries.filter((file) => file.isFile() && pictureEnding.test(file.name));
    return Promise.all(files.map(({ name }) => picture(`${folder}/${name}`)));
  }

  async function picture(file: string) {
    picturePlace(contents, file);
    const bytes = isThroughLink(root, file) ? null : await bytesOf(root, file);
    if (!bytes) throw new Refusal(`${file} não existe`, 404);
    return {
      id: file,
      etag: etagOf(file, bytes),
      path: file,
      name: path.posix.basename(file),
      content: bytes.toString('base64'),
      encoding: 'base64',
    };
  }

  async function persist(
    files: readonly v.InferOutput<typeof dataFile>[],
    assets: readonly Asset[],
    message: string,
    confirmed?: string,
  ) {
    const changes = new Map<string, Change>();
    const checked = new Set<Declared>();
    const shown = new Set<string>();
    const questions: string[] = [];
    for (const file of files) {
      const owner = ownerOf(contents, file.path);
      checked.add(owner);
      const { schema } = owner.declaration;
      const { etag, value: form } = formIn(file.raw);
      const values = toFile(schema, form);
      const value = owner.module === company.module ? withOtherKeys(root, values) : values;
      const before = filesOf(root, owner).find((each) => each.path === file.path);
      questions.push(...largeChanges(schema, before?.value, value));
      for (const address of picturesShown(schema, form)) shown.add(relative(address));
      changes.set(file.path, { bytes: Buffer.from(`${JSON.stringify(value, null, 2)}\n`), etag });
    }
    for (const each of assets) {
      const place = relative(each.path);
      const owners = picturePlace(contents, place);
      const mistake = await pictureRefusal(each);
      // Decap CMS sends all uploads of a form, also those that the owner has replaced.
      if (mistake && files.length > 0 && !shown.has(place)) continue;
      if (mistake) throw mistake;
      for (const owner of owners) checked.add(owner);
      changes.set(place, { bytes: uploadOf(each), etag: null });
    }
    const question = [...questions, 'É uma mudança de mais da metade. Gravar assim mesmo?'].join('\n');
    const modules = [...checked].map(({ module }) => module);
    await saveChecked(root, repository, { changes, modules, message }, () => {
      if (questions.length > 0 && question !== confirmed) throw new Question(question);
    });
    return { message: 'ok' };
  }

  async function remove(paths: readonly string[], etags: readonly (string | null)[], message: string) {
    const owners = paths.flatMap((file) =>
      file.endsWith('.json') ? ownerOf(contents, file) : picturePlace(contents, relative(file)),
    );
    const modules = [...new Set(owners.map(({ module }) => module))];
    const changes = new Map(
      paths.map((file, index) => [relative(file), { bytes: null, etag: etags[index] ?? null }] as const),
    );
    await saveChecked(root, repository, { changes, modules, message });
    return { message: 'ok' };
  }
}

/** Null for a picture that a build can use. */
async function pictureRefusal(each: Asset): Promise<Refusal | null> {
  const name = path.posix.basename(each.path);
  const mistake = pictureEnding.test(name) ? await pictureMistake(uploadOf(each)) : wantedFormats;
  return mistake ? new Refusal(`${name}: ${mistake}`) : null;
}

const uploadOf = ({ content }: Asset) => Buffer.from(content, 'base64');

const relative = (file: string) => file.replace(/^\/+/, '');

/** Largest text of a form (characters). */
const mostText = 2 ** 18;

/** Values and etag of a form. */
function formIn(raw: string): { readonly etag: string | null; readonly value: unknown } {
  if (raw.length > mostText) throw new Refusal('o texto é grande demais', 413);
  const form = parsed(raw);
  checkPlain(form);
  if (!isObject(form)) return { etag: null, value: form };
  const { [etagField]: etag, ...value } = form;
  return { etag: typeof etag === 'string' ? etag : null, value };
}

function parsed(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    throw new Refusal('o editor enviou um texto que não se lê', 400);
  }
}

/** @throws Refusal for fields that every object inherits, and for more levels than a form has */
function checkPlain(value: unknown, levels = 20): void {
  if (typeof value !== 'object' || value === null) return;
  if (levels === 0) throw new Refusal('há campos demais uns dentro dos outros');
  for (const [name, field] of Object.entries(value)) {
    if (name in Object.prototype) throw new Refusal(`${name}: este campo não existe`);
    checkPlain(field, levels - 1);
  }
}
