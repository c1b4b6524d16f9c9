import { classes } from './classes.ts';

type PictureFiles = {
  /** From the smallest to the largest. */
  sources: readonly { url: string; width: number }[];
  width: number;
  height: number;
  placeholder: string | null;
};

export type LightboxPhoto = { picture: PictureFiles; alt: string; caption: string | null };

type Props = {
  photos: readonly LightboxPhoto[];
  at: number;
  /** In pixels, while a finger draws it aside. */
  offset: number;
};

/** The photo as large as it fits. Its neighbours are there unseen, so that the next one shows at once. */
export function LightboxStage({ photos, at, offset }: Props) {
  const near = [at - 1, at, at + 1];
  return (
    <div className="@container-[size] pointer-events-none relative size-full">
      {near.map((place) => {
        const photo = photos[place];
        if (photo === undefined) return null;
        return <Photo key={place} photo={photo} isShown={place === at} offset={offset} />;
      })}
    </div>
  );
}

type PhotoProps = { photo: LightboxPhoto; isShown: boolean; offset: number };

function Photo({ photo: { picture, alt }, isShown, offset }: PhotoProps) {
  const { sources, width, height, placeholder } = picture;
  const ratio = width / height;
  return (
    <img
      srcSet={sources.map((source) => `${source.url} ${source.width}w`).join(', ')}
      sizes={`min(100vw, ${ratio} * 100vh)`}
      src={sources[0]?.url}
      width={width}
      height={height}
      alt={alt}
      aria-hidden={!isShown}
      draggable={false}
      fetchPriority={isShown ? 'high' : 'low'}
      style={{
        // Of its own room, which neither bars nor caption take from.
        width: `min(100cqw, ${ratio} * 100cqh, ${width}px)`,
        aspectRatio: ratio,
        translate: isShown ? `${offset}px` : undefined,
        backgroundImage: placeholder === null ? undefined : `url(${placeholder})`,
      }}
      className={classes(
        'pointer-events-auto absolute inset-0 m-auto h-auto bg-cover',
        !isShown && 'invisible',
        offset === 0 && 'transition-[translate]',
      )}
    />
  );
}
