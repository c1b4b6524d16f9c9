import { productionFiles } from '../../features/productions/files/tables.ts';
import type { DemoLoader } from '../demo-loader.ts';
import { dayAt } from '../demo-time.ts';
import { insertMany } from '../insert-many.ts';
import { userIdOf } from '../people/person-key.ts';
import { productionIdOf, roleIdOf } from '../productions/production-ids.ts';
import { PAPERS, paperIdOf } from './papers.ts';
import { writePdf } from './write-pdf.ts';

export const loadPapers: DemoLoader = async (tx, now, { storage }) => {
  const rows: (typeof productionFiles.$inferInsert)[] = [];
  for (const { key, production, role, kind, fileName, by, daysAgo, lines } of PAPERS) {
    const id = paperIdOf(key);
    const fileKey = `production-files/${id}/file.pdf`;
    const file = writePdf(lines);
    await storage.put(fileKey, file, { contentType: 'application/pdf' });
    rows.push({
      id,
      productionId: productionIdOf(production),
      roleId: role === undefined ? null : roleIdOf(role),
      kind,
      fileName,
      bytes: file.length,
      fileKey,
      uploadedByUserId: userIdOf(by),
      createdAt: dayAt(now, -daysAgo, 10),
    });
  }
  await insertMany(tx, productionFiles, rows);
};
