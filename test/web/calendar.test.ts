/** The calendar of a month, the readings of a week and of a Sunday, and days by their names. Over a real socket. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { serviceFor, startService } from "../support/service.ts";
import { WebClient } from "./web_client.ts";

const plain = (text: string) => text.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
const NOW = Date.parse("2026-11-25T08:00:00Z");
const settings = { corpus: "corpus", "default-translation": "KJV" };
const service = serviceFor({ settings, now: () => NOW });
const get = (path: string) => new WebClient(service).get(path);

/** The cell of a day in the calendar, as text. */
function cell(text: string, date: string): string {
  const [found] = new RegExp(`<td[^>]*>\\s*<a href="[^"]*date=${date}">.*?</td>`, "s").exec(text)!;
  return plain(found).trim();
}

describe("/koledar", () => {
  test("shows this month: each day with its colour, name, rank and readings, and leads to the day", async () => {
    const { status, text } = await get("/koledar");
    assert.equal(status, 200);
    assert.match(text, /<h1>November 2026<\/h1>/);
    assert.equal(text.match(/<td class="(?:white|red|green|violet|rose)"/g)?.length, 30);
    assert.match(text, /<td class="green" aria-current="date">\s*<a href="\/berila\?date=2026-11-25">/);
    assert.match(text, /<span class="dot white" role="img" aria-label="bela">/);
    assert.match(
      cell(text, "2026-11-22"),
      /^22 ned Jezus Kristus, Kralj vesoljstva slovesni praznik Ezk 34,11-12\.15-17; /,
    );
    assert.match(cell(text, "2026-11-24"), /obvezni god/);
    // All Souls has no printed rank.
    assert.match(cell(text, "2026-11-02"), /^2 pon Spomin vseh vernih rajnih (?!slovesni)/);
  });

  test("names what may be kept beside the day, and first letters are alike", async () => {
    const { text } = await get("/koledar?month=2026-10");
    assert.match(
      cell(text, "2026-10-22"),
      /^22 čet Četrtek 29\. tedna med letom Neobvezni god: sv\. Janez Pavel II\. Ef 3,14-21; /,
    );
    assert.match(cell(text, "2026-10-25"), /Slovesni praznik: Obletnica posvetitve lastne cerkve/);
  });

  test("shows the Mass of the parish and the number of the others", async () => {
    const { text } = await get("/koledar?month=2027-03");
    assert.match(
      cell(text, "2027-03-25"),
      /Večerna maša Gospodove večerje: 2 Mz 12,1-8\.11-14; .* Jn 13,1-15 \(in še 1 maša\)$/,
    );
    assert.match(cell(text, "2027-03-27"), /^27 sob Velika sobota 1 Mz 1,1-2,2; .* Mr 16,1-7$/);
    const december = (await get("/koledar?month=2026-12")).text;
    assert.match(cell(december, "2026-12-24"), / 2 Sam 7,.* Lk 1,67-79 \(in še 1 maša\)$/);
    assert.match(cell(december, "2026-12-25"), /Božič – polnočna maša: .* Lk 2,1-14 \(in še 2 maši\)$/);
    assert.match(cell(december, "2026-12-26"), /prvi mučenec Praznik Apd [^(]*$/i);
  });

  test("leads to the months beside it, but for the first and the last", async () => {
    const { text } = await get("/koledar?month=2026-12");
    assert.match(text, /href="\/koledar\?month=2026-11" rel="prev"/);
    assert.match(text, /href="\/koledar\?month=2027-01" rel="next"/);
    assert.doesNotMatch((await get("/koledar?month=1900-01")).text, /rel="prev"/);
    assert.doesNotMatch((await get("/koledar?month=2100-12")).text, /rel="next"/);
  });

  for (const typed of ["1.2027", " 01. 2027", "1/2027", "2027-1", "2027 01"]) {
    test(`leads to the month "${typed}", as it is typed where the browser has no field for a month`, async () => {
      const { status, headers } = await get(`/koledar?month=${encodeURIComponent(typed)}`);
      assert.deepEqual([status, headers.location], [303, "/koledar?month=2027-01"]);
    });
  }

  for (const month of ["1899-12", "2101-01", "2026-13", "13.2026", "0. 2026", "1. 26", "danes", "<b>"]) {
    test(`refuses the month ${month}, and shows this one`, async () => {
      const { status, text } = await get(`/koledar?month=${encodeURIComponent(month)}`);
      assert.equal(status, 400);
      assert.match(text, /Izberite mesec od leta 1900 do 2100/);
      assert.match(text, /<h1>November 2026<\/h1>/);
      assert.doesNotMatch(text, /pattern=/, "the browser would refuse it, and not say what it expects");
    });
  }

  const names: [name: string, date: string][] = [
    ["Sveti trije kralji", "2027-01-06"],
    ["Telovo", "2027-05-27"],
    ["Miklavž", "2026-12-06"],
    ["cvetna nedelja", "2027-03-21"],
  ];

  for (const [name, date] of names) {
    test(`leads to ${name}, and so does the search box`, async () => {
      const query = encodeURIComponent(name);
      const { status, headers } = await get(`/koledar?q=${query}`);
      assert.equal(status, 303);
      assert.equal(headers.location, `/berila?date=${date}`);
      const { text } = await get(`/?q=${query}`);
      assert.match(text, new RegExp(`Ta dan je[^<]*</p><ul><li><a href="/berila\\?date=${date}">`));
    });
  }

  for (const [text, location] of [
    ["pepelnica 2027", "/berila?date=2027-02-10"],
    ["velika noč 2028", "/berila?date=2028-04-16"],
    ["Velika noč 1999", "/berila?date=1999-04-04"],
    ["25. 12. 2026", "/berila?date=2026-12-25"],
    ["3. maja", "/berila?date=2027-05-03"],
    ["2030", "/koledar?month=2030-01"],
  ] as const) {
    test(`leads from ${text} to ${location}`, async () => {
      const { status, headers } = await get(`/koledar?q=${encodeURIComponent(text)}`);
      assert.deepEqual([status, headers.location], [303, location]);
    });
  }

  for (const [text, says] of [
    ["31. 2. 2027", /Datuma »31\. 2\. 2027« v koledarju ni/],
    ["pepelnica 2222", /Leta 2222 v koledarju ni: izberite leto od 1900 do 2100/],
    ["25. 12. 1500", /Leta 1500 v koledarju ni/],
    ["zzzz 2027", /Dneva z imenom »zzzz 2027« v koledarju ni/],
  ] as const) {
    test(`says what is wrong with ${text}`, async () => {
      const { status, text: shown } = await get(`/koledar?q=${encodeURIComponent(text)}`);
      assert.equal(status, 404);
      assert.match(shown, says);
    });
  }

  test("says so where no day has a name", async () => {
    const { status, text } = await get("/koledar?q=%3Cb%3Ezzzz");
    assert.equal(status, 404);
    assert.match(text, /Dneva z imenom »&lt;b&gt;zzzz« v koledarju ni/);
    assert.doesNotMatch((await get("/?q=shepherd")).text, /Ta dan je/);
  });
});

describe("/berila/teden", () => {
  test("shows the week from Sunday to Saturday, a line a day", async () => {
    const { status, text } = await get("/berila/teden");
    assert.equal(status, 200);
    const rows = text.split("<tr>").slice(2).map(plain);
    assert.equal(rows.length, 7);
    assert.match(rows[0]!, /Nedelja, 22\. november Jezus Kristus, Kralj vesoljstva slovesni praznik Ezk 34/);
    assert.match(rows[6]!, /Sobota, 28\. november/);
    assert.match(text, /href="\/berila\/teden\?date=2026-11-29" rel="next"/);
  });

  test("names each Mass where there are several, and choices", async () => {
    const { text } = await get("/berila/teden?date=2026-12-25");
    assert.match(plain(text), /Božič – polnočna maša: Iz 9,1-3\.5-6/);
  });

  test("shows the week of the coming Sunday, and refuses a day that is none", async () => {
    assert.match(plain((await get("/berila/teden?date=sunday")).text), /Nedelja, 29\. november/);
    const { status, text } = await get("/berila/teden?date=2101-01-01");
    assert.equal(status, 400);
    assert.match(text, /Izberite dan od leta 1900 do 2100/);
  });
});

describe("/berila", () => {
  test("shows the coming Sunday, today if it is one, with links to week and month", async () => {
    const { text } = await get("/berila?date=sunday");
    assert.match(plain(text), /1\. adventna nedelja Nedelja, 29\. november 2026/);
    assert.match(text, /href="\/berila\/teden\?date=2026-11-29"/);
    assert.match(text, /href="\/koledar\?month=2026-11"/);
    const sunday = await startService({ settings, now: () => Date.parse("2026-11-29T08:00:00Z") });
    const same = await new WebClient(sunday).get("/berila?date=sunday");
    assert.match(plain(same.text), /Nedelja, 29\. november 2026/);
  });

  test("has the opening above each reading, and the response before and after the psalm", async () => {
    const { text } = await get("/berila?date=2026-11-29");
    const [first] = /<section class="reading first_reading">.*?<\/section>/s.exec(text)!;
    assert.match(first, /<p class="opening">Berilo iz knjige preroka Izaija<\/p>/);
    const [psalm] = /<section class="reading psalm">.*?<\/section>/s.exec(text)!;
    const words = /Odpev: Turn us again, O God/g;
    assert.equal(plain(psalm).replaceAll(" :", ":").match(words)?.length, 2);
    assert.match(plain(psalm), /\( Ps 80,4 \[80,3\] ; odpev po besedilu prevoda\)/);
    assert.doesNotMatch(psalm, /class="opening"/);
  });

  test("keeps the letters of half verses, and names what may be kept beside the day", async () => {
    const sunday = await get("/berila?date=2027-11-07");
    assert.match(plain(sunday.text), /Ps 146,6c-7\.8-9a\.9b-10/);
    const { text } = await get("/berila?date=2026-10-22");
    assert.match(plain(text), /Sv\. Janez Pavel II\. \(neobvezni god\)/);
    assert.match(plain(text), /Delavnik · barva: zelena Leto II/);
  });

  test("the embed shows the coming Sunday too, no longer than today", async () => {
    const { headers, text } = await get("/embed/readings?date=sunday");
    assert.match(plain(text), /1\. adventna nedelja Nedelja, 29\. november 2026/);
    const day = await get("/embed/readings?date=2026-11-29");
    assert.notEqual(headers["cache-control"], day.headers["cache-control"]);
  });
});

describe("/feed/readings.json", () => {
  test("has opening, response and what may be kept beside the day", async () => {
    const { text } = await get("/feed/readings.json");
    const items: { title: string; content_html: string }[] = JSON.parse(text).items;
    const item = (title: string) => items.find((each) => each.title.includes(title))!.content_html;
    const today = item("Sreda 34. tedna med letom");
    assert.match(today, /<p>Neobvezni god: sv\. Katarina Aleksandrijska<\/p>/);
    assert.match(today, /<p>Berilo iz knjige Razodetja<\/p>/);
    assert.equal(today.match(/<p><b>Odpev:<\/b> /g)?.length, 2);
  });
});

describe("a name that several days have", () => {
  test("lists them, each with its date", async () => {
    const { status, text } = await get("/koledar?q=Anton");
    assert.equal(status, 200);
    assert.match(plain(text), /Dnevi s tem imenom: Sv\. Anton Puščavnik nedelja, 17\. januar 2027 /);
  });
});

describe("a day and what may be kept on it", () => {
  const choices = (text: string) => /<nav class="celebrations".*?<\/nav>/s.exec(text)?.[0] ?? "";

  test("has its rank, colour in words, place in the season and the one cycle that holds", async () => {
    const { text } = await get("/berila?date=2026-11-24");
    assert.match(plain(text), /Obvezni god · barva: rdeča Torek 34\. tedna med letom · leto II /);
    assert.match(plain((await get("/berila?date=2026-11-29")).text), /Nedelja · barva: vijolična Leto B /);
  });

  test("lets an optional memorial be chosen, with its name and colour", async () => {
    const usual = await get("/berila?date=2026-10-22");
    assert.match(choices(usual.text), /aria-current="true"[^>]*>Četrtek 29\. tedna/);
    assert.match(choices(usual.text), /href="\/berila\?date=2026-10-22&amp;celebration=john-paul-ii"/);
    const chosen = await get("/berila?date=2026-10-22&celebration=john-paul-ii");
    assert.match(chosen.text, /<h1 id="day">Sv\. Janez Pavel II\.<\/h1>/);
    assert.match(plain(chosen.text), /Neobvezni god · barva: bela Četrtek 29\. tedna med letom · leto II/);
  });

  test("stays chosen in another translation, in another size and in the link to share, and not on another day", async () => {
    const { text } = await get("/berila?date=2026-10-22&celebration=john-paul-ii&translation=KJV");
    const links = [...text.matchAll(/href="(\/berila\?[^"]*)"/g)].map(([, path]) => path!.replaceAll("&amp;", "&"));
    const chosen = "/berila?date=2026-10-22&celebration=john-paul-ii&translation=KJV";
    for (const path of [`${chosen}&keep=translation`, `${chosen}&size=large`, chosen]) {
      assert.ok(links.includes(path), `${path}\n${links.join("\n")}`);
    }
    assert.ok(links.includes("/berila?date=2026-10-22&translation=KJV"), "the day of the season, in the translation");
    assert.ok(links.includes("/berila?date=2026-10-23&translation=KJV"));
  });

  test("a memorial with readings of its own changes the readings", async () => {
    const { text } = await get("/berila?date=2026-06-13&celebration=immaculate-heart");
    assert.match(plain(text), /Evangelij Lk 2,41-51/);
    assert.match(text, /<meta property="og:description" content="[^"]*Evangelij Lk 2,41-51/);
  });

  test("a celebration that is not on the day is said to be missing, and the usual one shown", async () => {
    const { status, text } = await get("/berila?date=2026-10-22&celebration=christmas");
    assert.equal(status, 404);
    assert.match(text, /<h1 id="day">Četrtek 29\. tedna/);
  });

  test("weekdays around Christmas have the date once among what may be kept", async () => {
    assert.match(choices((await get("/berila?date=2029-01-03")).text), />Sreda v božičnem času</);
  });

  test("weekdays before Christmas have the date once in the table of the week", async () => {
    const { text } = await get("/berila/teden?date=2026-12-17");
    assert.match(plain(text), /Četrtek, 17\. december Četrtek 3\. adventnega tedna(?! *,)/);
    const eve = plain((await get("/berila/teden?date=2026-12-24")).text);
    assert.equal(eve.split("24. december").length - 1, 1, "its own Mass beside that of Christmas");
    assert.match(eve, /Četrtek 4\. adventnega tedna: 2 Sam 7,1/);
  });

  for (const [language, date] of [
    ["sl", "17. december"],
    ["en", "17 December"],
    ["it", "17 dicembre"],
    ["de", "17. Dezember"],
  ] as const) {
    for (const path of ["/embed/readings?date=2026-12-17&", "/berila?date=2026-12-17&", "/priprava?date=2026-12-17&"]) {
      test(`weekdays before Christmas have the date once: ${path}lang=${language}`, async () => {
        const { text } = await get(`${path}lang=${language}`);
        const heading = plain(
          /<h1[\s\S]*?<\/header>|<article[\s\S]*?<\/header>|<p class="when">[\s\S]*?<\/p>/.exec(text)![0],
        );
        assert.equal(heading.split(date).length - 1, 1, heading);
      });
    }
  }
});

describe("/berila/leto", () => {
  /** The cells of the row of a day. */
  const rowOf = (text: string, date: string) =>
    plain(
      new RegExp(`<tr><th scope="row"><span[^>]*></span><a href="[^"]*date=${date}">.*?</tr>`, "s").exec(text)![0],
    ).trim();

  test("is the coming liturgical year, from its Advent to the Saturday before the next, a row a Mass", async () => {
    const { status, text } = await get("/berila/leto");
    assert.equal(status, 200);
    assert.match(text, /<h1>Cerkveno leto 2026\/2027<\/h1>/);
    const dates = [...text.matchAll(/<th scope="row"><span[^>]*><\/span><a href="[^"]*date=([\d-]+)"/g)].map(
      ([, date]) => date,
    );
    assert.deepEqual([dates.length, dates[0], dates.at(-1)], [364, "2026-11-29", "2027-11-27"]);
    assert.match(
      rowOf(text, "2026-12-04"),
      /Petek 1\. adventnega tedna \(sv\. Janez Damaščan\) vijolična Iz 29,17-24; Ps 27,1\.4\.13-14; Mt 9,27-31$/,
    );
    assert.match(rowOf(text, "2027-07-05"), /slovesni praznik bela Ezk 34,11-16/);
    // A row without its day would be one without a name to those who hear it.
    assert.match(
      text,
      /<tr><th scope="row"><span class="unseen">Četrtek, 24\. 12\. 2026<\/span><\/th>\s*<td>Božič – vigilijska maša<\/td>/,
    );
    assert.match(text, /href="\/berila\/leto\?year=2028"/);
  });

  test("is CSV with a byte order mark, by the calendar in force, with own feasts", async () => {
    const kept = await startService({ settings: { "public-url": "" }, now: () => NOW });
    await kept.calendar.add('07-18 | own-a | 4 | red | O | | sl: sv. "Zavetnik", mučenec | en: Patron');
    const response = await fetch(`${kept.origin}/berila/leto?year=2027&as=csv`);
    assert.equal(response.headers.get("content-type"), "text/csv; charset=utf-8");
    assert.match(response.headers.get("content-disposition")!, /^attachment; filename="cerkveno-leto-2027\.csv"$/);
    const bytes = Buffer.from(await response.arrayBuffer());
    assert.deepEqual([...bytes.subarray(0, 3)], [0xef, 0xbb, 0xbf]);
    const lines = bytes.subarray(3).toString().split("\r\n");
    assert.equal(lines[0], "Dan,Dan v tednu,Praznovanje,Stopnja,Barva,Berila");
    assert.equal(lines.at(-1), "");
    const patron = lines.find((line) => line.startsWith("2027-07-18"));
    assert.match(patron!, /^2027-07-18,ned,"Sv\. ""Zavetnik"", mučenec",slovesni praznik,rdeča,"2 Krn 24,18-22; /);
    assert.ok(
      lines.some(
        (line) =>
          line === '2026-12-07,pon,Sv. Ambrož,obvezni god,bela,"Iz 35,1-10; Ps 85,9ab.10.11-12.13-14; Lk 5,17-26"',
      ),
    );
    // Each Mass has the rank of its day, that of an evening before its feast's; only a weekday, the Chrism
    // Mass before the Triduum and All Souls have none.
    for (const mass of [
      /^2026-12-24,čet,Božič – vigilijska maša,slovesni praznik,bela,/m,
      /^2026-12-25,pet,Božič – zorna maša,slovesni praznik,bela,/m,
      /^2026-12-25,pet,Božič – dnevna maša,slovesni praznik,bela,/m,
      /^2027-03-25,čet,Krizmena maša,,bela,/m,
      /^2027-03-25,čet,Večerna maša Gospodove večerje,velikonočno tridnevje,bela,/m,
      /^2027-06-28,pon,Sv. Peter in sv. Pavel – vigilijska maša,slovesni praznik,rdeča,/m,
      /^2026-12-24,čet,[^,]*,,vijolična,/m,
      /^2027-11-02,tor,Spomin vseh vernih rajnih – druga maša,,/m,
    ]) {
      assert.match(lines.join("\n"), mass);
    }
    const semicolons = await fetch(`${kept.origin}/berila/leto?year=2027&as=csv&sep=semicolon`);
    const cells = (await semicolons.text()).split("\r\n").map((line) => line.match(/("(?:[^"]|"")*"|[^;]*)(?:;|$)/g)!);
    assert.ok(cells.slice(0, -1).every((row) => row.filter((cell) => cell !== "").length === 6));
    assert.deepEqual(cells[0], ["Dan;", "Dan v tednu;", "Praznovanje;", "Stopnja;", "Barva;", "Berila", ""]);
    await kept.stop();
  });

  for (const [lang, link] of [
    ["sl", "/berila/leto?year=2027&amp;as=csv&amp;sep=semicolon"],
    ["de", "/readings/year?year=2027&amp;as=csv&amp;sep=semicolon"],
    ["en", "/readings/year?year=2027&amp;as=csv"],
  ]) {
    test(`has CSV as spreadsheets in ${lang} read it`, async () => {
      const { text } = await get(`/readings/year?year=2027&lang=${lang}`);
      assert.ok(text.includes(`href="${link}"`), /href="[^"]*as=csv[^"]*"/.exec(text)?.[0]);
    });
  }

  for (const [lang, title] of [
    ["en", "Liturgical year 2026/2027"],
    ["it", "Anno liturgico 2026/2027"],
    ["de", "Kirchenjahr 2026/2027"],
  ]) {
    test(`in ${lang}: ${title}`, async () => {
      assert.match((await get(`/readings/year?year=2027&lang=${lang}`)).text, new RegExp(`<h1>${title}</h1>`));
    });
  }

  for (const year of ["1900", "2101", "20270", "x"]) {
    test(`the year ${year} is refused, and the coming one shown`, async () => {
      const { status, text } = await get(`/berila/leto?year=${year}`);
      assert.equal(status, 400);
      assert.match(text, /Cerkveno leto 2026\/2027/);
    });
  }
});
