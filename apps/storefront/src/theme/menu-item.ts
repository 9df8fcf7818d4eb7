/** One entry of the main menu, with the language prefix already in `href`. */
export type MenuItem = {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  readonly children: readonly MenuItem[];
};
