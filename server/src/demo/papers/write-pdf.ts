/** A page of typescript. Courier is in every reader, so nothing is embedded. */
export function writePdf(lines: readonly string[]): Buffer {
  const shown = lines.map((line) => `(${inString(line)}) Tj T*`).join('\n');
  const text = `BT /F1 11 Tf 15 TL 64 770 Td\n${shown}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  const tail = `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + tail, 'latin1');
}

/** One byte a letter; the apostrophe has its own place in the encoding that the font is read with. */
function inString(line: string): string {
  return line.replace(/[\\()]/g, '\\$&').replaceAll('’', '\x92');
}
