import type { ProductionFileKind } from '@callboard/contract/production-choices';
import { productionFileEndpoints } from '@callboard/contract/production-files';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { PRODUCTIONS_KEY } from '../production-queries.ts';

type NewFile = { file: File; kind: ProductionFileKind; roleId: string | null };

export function useAddFile(productionId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ file, kind, roleId }: NewFile) => {
      const body = new FormData();
      body.set('file', file);
      return call(productionFileEndpoints.addFile, {
        params: { id: productionId },
        query: { kind, fileName: file.name, ...(roleId !== null && { roleId }) },
        body,
      });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: [...PRODUCTIONS_KEY, productionId] }),
  });
}

export function useRemoveFile(productionId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(productionFileEndpoints.removeFile, { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [...PRODUCTIONS_KEY, productionId] }),
  });
}
