/** A posting is one 32-bit number: the doc id in the high bits, the id of its payload in the low ones. */
const payloadBits = 12;
const payloadMask = (1 << payloadBits) - 1;
const maxPayloads = 1 << payloadBits;
const maxDocs = 2 ** (32 - payloadBits);

const fieldRange = 256;

/** By payload id: the weight of a posting in whole units, and the mask of its fields. */
export type Payloads = { readonly weights: Float32Array; readonly fields: Uint8Array };

export const docIdOf = (entry: number): number => entry >>> payloadBits;
export const payloadOf = (entry: number): number => entry & payloadMask;

export function encodePosting(docId: number, payload: number): number {
  if (docId >= maxDocs) throw new RangeError(`a text index has room for ${maxDocs} documents`);
  return ((docId << payloadBits) | payload) >>> 0;
}

export type CapturedPayloads = { readonly weights: Float32Array; readonly fields: Uint8Array };

/** Interns payloads: the documents of a shop have a few hundred different ones. */
export class PayloadTable implements Payloads {
  readonly weights = new Float32Array(maxPayloads);
  readonly fields = new Uint8Array(maxPayloads);
  readonly #ids = new Map<number, number>();
  #size = 0;

  /** The payloads in the order of their ids. */
  constructor(captured?: CapturedPayloads) {
    for (const [payload, weight] of captured?.weights.entries() ?? []) this.idOf(weight, captured?.fields[payload] ?? 0);
  }

  capture(): CapturedPayloads {
    return { weights: this.weights.slice(0, this.#size), fields: this.fields.slice(0, this.#size) };
  }

  /** When the ids are used up, the id of the nearest payload. */
  idOf(weight: number, fields: number): number {
    const key = weight * fieldRange + fields;
    let payload = this.#ids.get(key);
    if (payload !== undefined) return payload;
    if (this.#size === maxPayloads) return this.#nearest(weight, fields);
    payload = this.#size;
    this.weights[payload] = weight;
    this.fields[payload] = fields;
    this.#ids.set(key, payload);
    this.#size += 1;
    return payload;
  }

  #nearest(weight: number, fields: number): number {
    let [nearest, least] = [0, Infinity];
    for (let payload = 0; payload < this.#size; payload += 1) {
      const distance = Math.abs((this.weights[payload] as number) - weight) + (this.fields[payload] === fields ? 0 : weight);
      if (distance < least) [nearest, least] = [payload, distance];
    }
    return nearest;
  }
}
