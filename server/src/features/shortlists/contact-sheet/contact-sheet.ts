/** What a contact sheet says, in words and in order, before anybody thinks of pages. */
export type ContactSheet = {
  paper: 'A4' | 'LETTER';
  /** Under whose name it is handed out. */
  brand: string;
  production: string;
  /** The list's name, and the role it is for. */
  title: string;
  role: string;
  /** As the reader writes a day. */
  day: string;
  madeAt: Date;
  cells: readonly Cell[];
};

export type Cell = {
  name: string;
  /** For a name that cannot be drawn. */
  fullName: string;
  /** One under the other; none is empty. */
  lines: readonly string[];
  /** A JPEG, four wide and five high. */
  photo: Uint8Array | undefined;
};
