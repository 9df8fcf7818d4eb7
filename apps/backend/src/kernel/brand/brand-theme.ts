/** Colours of one side of a mail, light or dark. */
export type Palette = {
  readonly ground: string;
  readonly paper: string;
  readonly ink: string;
  readonly muted: string;
  readonly line: string;
  readonly link: string;
  readonly button: string;
  readonly onButton: string;
};

/** What mails and documents wear of a theme: the storefront's tokens, as far as a mail program and paper can show them. */
export type BrandTheme = {
  readonly name: string;
  /** Name of each face in mail programs that load fonts, and what the others have instead. */
  readonly fonts: {
    readonly display: { readonly family: string; readonly fallback: string; readonly weight: 400 | 700 };
    readonly text: { readonly family: string; readonly fallback: string };
  };
  /** The bar that carries the wordmark. It is dark on both sides, so that no program that recolours a mail can hide the name. */
  readonly bar: { readonly ground: string; readonly ink: string; readonly mark: string; readonly edge: string };
  /** The ampersand of the wordmark on white paper. */
  readonly markOnPaper: string;
  readonly light: Palette;
  readonly dark: Palette;
  readonly buttonRadius: number;
};

const alm: BrandTheme = {
  name: 'alm',
  fonts: {
    display: { family: 'Bricolage Grotesque', fallback: 'Arial Narrow, Arial, sans-serif', weight: 700 },
    text: { family: 'Hanken Grotesk', fallback: 'Arial, sans-serif' },
  },
  bar: { ground: '#16241d', ink: '#f2f4ef', mark: '#f5b81f', edge: '#f5b81f' },
  markOnPaper: '#b4234a',
  light: {
    ground: '#f2f4ef',
    paper: '#ffffff',
    ink: '#16241d',
    muted: '#4c5a52',
    line: '#d9ded6',
    link: '#2b3a9b',
    button: '#2b3a9b',
    onButton: '#ffffff',
  },
  dark: {
    ground: '#101b16',
    paper: '#1d2c25',
    ink: '#f2f4ef',
    muted: '#b9c4bc',
    line: '#3a4a41',
    link: '#f5b81f',
    button: '#f5b81f',
    onButton: '#16241d',
  },
  buttonRadius: 0,
};

/** By day the paper of its niches, by night the painted cupboard itself. */
const stube: BrandTheme = {
  name: 'stube',
  fonts: {
    display: { family: 'Newsreader', fallback: 'Georgia, serif', weight: 400 },
    text: { family: 'Figtree', fallback: 'Arial, sans-serif' },
  },
  bar: { ground: '#0c2530', ink: '#f5eddd', mark: '#f2b84b', edge: '#f2b84b' },
  markOnPaper: '#a2332b',
  light: {
    ground: '#f1e6d2',
    paper: '#fffdf8',
    ink: '#1c2a30',
    muted: '#4a5b61',
    line: '#e2d6bf',
    link: '#1b4252',
    button: '#f2b84b',
    onButton: '#12232b',
  },
  dark: {
    ground: '#12323f',
    paper: '#1b4252',
    ink: '#f5eddd',
    muted: '#bfd0cf',
    line: '#2d5867',
    link: '#f2b84b',
    button: '#f2b84b',
    onButton: '#12232b',
  },
  buttonRadius: 24,
};

const themes: Readonly<Record<string, BrandTheme>> = { alm, stube };

export const brandThemeNames: readonly string[] = Object.keys(themes);

/** An unknown name is the base theme, as in the storefront. */
export const brandTheme = (name: string | undefined): BrandTheme =>
  (name !== undefined && Object.hasOwn(themes, name) ? themes[name] : undefined) ?? alm;
