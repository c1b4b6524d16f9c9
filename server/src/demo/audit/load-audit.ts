import { auditEntries } from '../../platform/audit/tables.ts';
import type { DemoLoader } from '../demo-loader.ts';
import { insertMany } from '../insert-many.ts';
import { planEntries } from './plan-entries.ts';

/** The trail of the last weeks; what people do in the demo goes on from there. */
export const loadAudit: DemoLoader = (tx, now) => insertMany(tx, auditEntries, planEntries(now));
