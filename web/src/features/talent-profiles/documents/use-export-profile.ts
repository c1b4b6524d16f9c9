import { profileDocumentEndpoints } from '@callboard/contract/profile-documents';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { toast } from '../../../ui/toast-store.ts';

/** Hands a profile over as a file. */
export function useExportProfile(profileId: string) {
  return useMutation({
    mutationFn: () => call(profileDocumentEndpoints.export, { params: { id: profileId } }),
    onSuccess: (exported) => {
      saveFile('callboard-profile.json', `${JSON.stringify(exported, null, 2)}\n`);
      toast({ title: 'Profile exported', description: 'callboard-profile.json' });
    },
    onError: ({ message }) =>
      toast({ title: 'Not exported', description: message, variant: 'destructive' }),
  });
}

function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
