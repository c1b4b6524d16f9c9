import type PDFDocument from 'pdfkit';
import type { Style } from './look.ts';
import { wrapText } from './wrap-text.ts';

type Structure = ReturnType<PDFKit.PDFDocument['struct']>;
type Placing = { link?: string; spacing?: number; isTabular?: boolean };

/**
 * One page to draw on. Everything is put at a place of its own, lines are broken here and never by
 * pdfkit, so that nothing can push a second page into being. What is drawn under a tag is read out
 * in that order; the rest is decoration.
 */
export class Sheet {
  readonly doc: InstanceType<typeof PDFDocument>;
  readonly width: number;
  readonly height: number;
  readonly #root: Structure;

  constructor(doc: InstanceType<typeof PDFDocument>) {
    this.doc = doc;
    this.width = doc.page.width;
    this.height = doc.page.height;
    this.#root = doc.struct('Document');
    doc.addStructure(this.#root);
  }

  tag(kind: 'H1' | 'H2' | 'P' | 'Link', draw: () => void): void {
    this.#root.add(this.doc.struct(kind, {}, draw));
  }

  picture(alt: string, draw: () => void): void {
    this.#root.add(this.doc.struct('Figure', { alt }, draw));
  }

  decorate(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  rule(x: number, y: number, width: number, colour: string): void {
    this.decorate(() => {
      const { doc } = this;
      doc.lineWidth(0.75).strokeColor(colour);
      doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .stroke();
    });
  }

  widthOf(text: string, style: Style): number {
    return this.#use(style).widthOfString(text);
  }

  /** At most so many lines; what does not fit ends in an ellipsis. */
  wrap(text: string, style: Style, width: number, lines: number): string[] {
    return wrapText(text, { width, lines, measure: (part) => this.widthOf(part, style) });
  }

  /** One line that stands on `y`. */
  write(text: string, style: Style, x: number, y: number, placing: Placing = {}): void {
    const { link, spacing = 0, isTabular } = placing;
    this.#use(style).text(text, x, y, {
      lineBreak: false,
      baseline: 'alphabetic',
      characterSpacing: spacing,
      ...(isTabular && { features: ['tnum'] }),
    });
    if (link !== undefined) {
      this.doc.link(x, y - style.size, this.widthOf(text, style), style.leading, link);
    }
  }

  writeRight(text: string, style: Style, right: number, y: number): void {
    const width = this.#use(style).widthOfString(text, { features: ['tnum'] });
    this.write(text, style, right - width, y, { isTabular: true });
  }

  /** Lines one under the other; returns where the next would stand. */
  writeLines(lines: readonly string[], style: Style, x: number, y: number): number {
    lines.forEach((line, at) => {
      this.write(line, style, x, y + at * style.leading);
    });
    return y + lines.length * style.leading;
  }

  #use({ weight, size, colour }: Style) {
    return this.doc.font(weight).fontSize(size).fillColor(colour);
  }
}
