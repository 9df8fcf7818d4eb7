import { languageCodes, type Language } from '@shop/contract';
import { fold, nameWords, wordList } from '#kernel/found-words.ts';
import type { Focus } from '../frame-photograph.ts';
import type { SourceType } from '../source-store.ts';

/** From so many bytes on a picture is a big one. */
export const bigBytes = 1_000_000;

/** A picture of the library. */
export type MediaAsset = {
  readonly id: number;
  readonly hash: string;
  /** The same in the shape of the frames of products. */
  readonly frameHash: string;
  readonly digest: string | null;
  readonly name: string;
  readonly type: SourceType;
  readonly width: number;
  readonly height: number;
  readonly bytes: number | null;
  readonly focus: Focus | null;
  readonly alt: Readonly<Partial<Record<Language, string>>>;
  readonly tags: readonly string[];
  readonly isUsed: boolean;
  readonly uploadedBy: number | null;
  readonly uploadedAt: Date;
  readonly removedAt: Date | null;
  readonly version: number;
};

/** A photograph as it came, and what products show of it. */
export type Original = Pick<MediaAsset, 'hash' | 'frameHash' | 'name' | 'type' | 'width' | 'height' | 'bytes'> & {
  readonly focus: Focus | undefined;
};

/** What staff writes about a picture. */
type AssetTexts = Pick<MediaAsset, 'name' | 'alt' | 'tags'>;

/** Whether it has words for who does not see it, in every language. */
export const hasAlt = (alt: MediaAsset['alt']): boolean => languageCodes.every((language) => alt[language] !== undefined);

/** What a picture is found by: its name, its tags and what it shows. */
export const assetWords = ({ name, alt, tags }: AssetTexts): readonly string[] =>
  wordList([...fold(name).split(/[^\p{L}\p{N}]+/u), ...nameWords(name, ...tags, ...Object.values(alt))]);
