import { createHash } from 'node:crypto';
import type { S3Client, S3ClientConfig } from '@aws-sdk/client-s3';

export interface ObjectStore {
  readonly address: string;
  read(key: string): Promise<StoredText | null>;
  put(key: string, content: Uint8Array | string, headers: ObjectHeaders): Promise<void>;
  /** Creates the object for the tag null. @returns the new entity tag @throws ObjectChanged */
  replace(key: string, content: string, headers: ObjectHeaders, etag: string | null): Promise<string>;
  list(folder: string): Promise<ReadonlyMap<string, StoredObject>>;
  remove(key: string, signal: AbortSignal): Promise<void>;
}

export interface StoredObject {
  readonly size: number;
  readonly etag: string;
}

export interface StoredText {
  readonly text: string;
  readonly etag: string;
}

export interface ObjectHeaders {
  readonly type: string;
  readonly cache: string;
}

export class ObjectChanged extends Error {}

/** ms. The SDK repeats a request that takes longer. */
const timeouts = { connectionTimeout: 10_000, requestTimeout: 30_000 };

/** Stores list a thousand objects in a request; the largest site tried has some 50,000. */
export const listLimits = { requests: 300, ms: 5 * 60_000 };

/** Settings as for all AWS tools. @throws Error without the SDK, or for a store that ignores conditions */
export async function openObjectStore(address: string): Promise<ObjectStore> {
  const [, bucket, prefix] = /^s3:\/\/([a-z\d][a-z\d.-]{1,61}[a-z\d])(?:\/([\w./-]*?))?\/?$/.exec(address) ?? [];
  if (!bucket || prefix?.split('/').some((part) => /^\.*$/.test(part) && prefix !== ''))
    throw new Error(`An object store has an address such as s3://bucket/prefix, not ${address}`);
  const sdk = await importSdk();
  const endpoint = process.env.AWS_ENDPOINT_URL_S3 || process.env.AWS_ENDPOINT_URL;
  const settings: S3ClientConfig = {
    requestHandler: timeouts,
    // Stores other than AWS seldom have a host name for each bucket.
    ...(endpoint && { endpoint, forcePathStyle: true }),
  };
  const store = storeIn(sdk, new sdk.S3Client(settings), { address, bucket, prefix: prefix ? `${prefix}/` : '' });
  await assertConditions(store);
  return store;
}

type Sdk = typeof import('@aws-sdk/client-s3');

interface Place {
  readonly address: string;
  readonly bucket: string;
  readonly prefix: string;
}

function storeIn(sdk: Sdk, client: S3Client, { address, bucket, prefix }: Place): ObjectStore {
  const place = (key: string) => ({ Bucket: bucket, Key: `${prefix}${key}` });
  const written = (content: Uint8Array | string, { type, cache }: ObjectHeaders) => ({
    Body: typeof content === 'string' ? Buffer.from(content) : content,
    ContentType: type,
    CacheControl: cache,
  });
  const failed = (action: string) => (error: unknown) => {
    throw storeError(`${address}: ${action}`, error);
  };
  return {
    address,
    async read(key) {
      try {
        const { Body, ETag = '' } = await client.send(new sdk.GetObjectCommand(place(key)));
        return { text: (await Body?.transformToString()) ?? '', etag: ETag };
      } catch (error) {
        if (statusOf(error) === 404) return null;
        throw storeError(`${address}: ${key} can't be read`, error);
      }
    },
    async put(key, content, headers) {
      const command = new sdk.PutObjectCommand({ ...place(key), ...written(content, headers) });
      await client.send(command).catch(failed(`${key} can't be written`));
    },
    async replace(key, content, headers, etag) {
      const condition = etag === null ? { IfNoneMatch: '*' } : { IfMatch: etag };
      const command = new sdk.PutObjectCommand({ ...place(key), ...written(content, headers), ...condition });
      try {
        const { ETag = '' } = await client.send(command);
        return ETag;
      } catch (error) {
        // 409: two conditional writes at once. 404: the object to replace is missing.
        if (![404, 409, 412].includes(statusOf(error) ?? 0))
          throw storeError(`${address}: ${key} can't be replaced`, error);
        // An earlier attempt may have arrived, with its answer lost.
        const found = await this.read(key);
        if (found?.text === content) return found.etag;
        throw new ObjectChanged(`${address}: another publisher has changed ${key}`);
      }
    },
    async list(folder) {
      const found = new Map<string, StoredObject>();
      const asked = { Bucket: bucket, Prefix: `${prefix}${folder}` };
      const abortSignal = AbortSignal.timeout(listLimits.ms);
      let requests = 0;
      try {
        for await (const { Contents = [] } of sdk.paginateListObjectsV2({ client }, asked, { abortSignal })) {
          const before = found.size;
          for (const { Key = '', Size: size = 0, ETag: etag = '' } of Contents)
            found.set(Key.slice(prefix.length), { size, etag });
          requests += 1;
          if (requests > 1 && (found.size === before || requests > listLimits.requests))
            throw new Error('the list does not end');
        }
      } catch (error) {
        failed("objects can't be listed")(error);
      }
      return found;
    },
    async remove(key, abortSignal) {
      const command = new sdk.DeleteObjectCommand(place(key));
      await client.send(command, { abortSignal }).catch(failed(`${key} can't be removed`));
    },
  };
}

/**
 * Entity tag of an object that was uploaded at once. Objects that the store encrypts by a key of its own have another, so each
 * repair uploads them again (https://docs.aws.amazon.com/AmazonS3/latest/API/API_Object.html).
 */
export const entityTagOf = (content: Uint8Array) => `"${createHash('md5').update(content).digest('hex')}"`;

/** Without conditions two publishers could overwrite each other. No object has this entity tag. */
async function assertConditions(store: ObjectStore): Promise<void> {
  const probe = 'conditional-write-probe';
  const headers = { type: 'text/plain', cache: 'no-store' };
  const isRefused = await store.replace(probe, probe, headers, '"00000000000000000000000000000000"').then(
    () => false,
    (error) => {
      if (error instanceof ObjectChanged) return true;
      throw error;
    },
  );
  if (!isRefused) throw new Error(`${store.address} ignores If-Match: two publishers would overwrite each other`);
}

async function importSdk(): Promise<Sdk> {
  try {
    return await import('@aws-sdk/client-s3');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Error('Object stores need @aws-sdk/client-s3, which is not installed (docs/hosting.md)');
  }
}

const statusOf = (error: unknown) =>
  (error as { readonly $metadata?: { readonly httpStatusCode?: number } }).$metadata?.httpStatusCode;

function storeError(action: string, error: unknown): Error {
  const { name, message } = error as Error;
  return new Error(`${action}: ${name === 'Error' ? message : `${name}, ${message}`}`);
}
