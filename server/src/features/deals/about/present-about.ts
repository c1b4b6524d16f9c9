import { photoUrlOf } from '../../talent-profiles/present-talent-profile.ts';

type About = {
  roleId: string;
  roleTitle: string;
  productionTitle: string;
  talent: { id: string; photoKey: string | null };
  talentName: string;
};

export function presentAbout({ roleId, roleTitle, productionTitle, talent, talentName }: About) {
  return {
    roleId,
    roleTitle,
    productionTitle,
    talent: { id: talent.id, name: talentName, photoUrl: photoUrlOf(talent) },
  };
}
