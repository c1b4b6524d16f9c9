/** Who talks most in the demo. */
export const imogen = 'imogen-farrell';
export const rosalind = 'rosalind-voss';
export const bram = 'bram-ekwueme';
export const delphine = 'delphine-ashby';
export const etienne = 'etienne-quist';
export const loretta = 'loretta-haskins';
export const dale = 'dale-crispin';
export const mara = 'mara-okonjo-lyle';
export const tobias = 'tobias-finch';
export const noor = 'noor-haddad-wells';
export const beatrix = 'beatrix-lomond';
export const silas = 'silas-okafor-reid';
export const wilhelmina = 'wilhelmina-tarn';
export const constance = 'constance-adjei';
export const per = 'per-halyard';
export const ada = 'ada-brandt';
