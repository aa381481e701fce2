export interface Photo {
  name: string;
  viewer: string;
  width: number;
  theme: string;
  file: string;
}

const figure = ({ viewer, width, theme, file }: Photo): string =>
  `<figure><a href="${file}"><img src="${file}" loading="lazy" alt=""></a><figcaption>${viewer}, ${width} px, ${theme}</figcaption></figure>`;

/** All pictures on one page, a row for each screen. */
export const indexPage = (photos: Photo[]): string => {
  const names = [...new Set(photos.map(({ name }) => name))];
  const rows = names.map(
    (name) =>
      `<h2>${name}</h2><div>${photos
        .filter((photo) => photo.name === name)
        .map(figure)
        .join('')}</div>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title>
<style>body{font:14px system-ui;margin:2rem}div{display:flex;gap:1rem;overflow-x:auto}figure{margin:0}img{height:420px;border:1px solid #ccc;border-radius:8px}</style>
<h1>${photos.length} pictures</h1>${rows.join('')}</html>`;
};
