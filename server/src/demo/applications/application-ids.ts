import { demoId } from '../demo-id.ts';

/** Applications go by role and talent: 'weighbridge-nine/di-rhona-tait/morag-ferrie-sato'. */
export const applicationIdOf = (key: string) => demoId(`application/${key}`);
