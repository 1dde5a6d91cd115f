import { of } from '../bank.ts';

/** What is said of one tank, stall, gallery or stage. */
export const showsOwn = [
  of(
    'aquarium-tunnel-day-ticket',
    [
      [
        'At ten the tunnel was ours for eight minutes. We timed it.',
        '十點入隧道，真的有八分鐘只屬於我們。',
      ],
      ['The rays do look down on you.', '鷂魚真的看低人。'],
      [
        'The octopus was out of her box before my son had read the sign.',
        '兒子未看完牌，八爪魚已經出來。',
      ],
      ['I stayed with the seahorses until somebody coughed.', '看海馬看到有人咳我。'],
      ['Forty metres, walked four times.', '四十米，走了四次。'],
      [
        'My daughter waved at everything, and something waved back.',
        '女兒見甚麼都揮手，有一樣向她揮了。',
      ],
      [
        'We meant to see the mangrove hall and it was closing time.',
        '本來要看紅樹林館，已經關門。',
      ],
      ['The octopus solves it faster than I would.', '八爪魚解謎比我快。'],
      [
        'We left with a stamp on each hand and came back after lunch.',
        '蓋了印出去吃飯，下午再入。',
      ],
    ],
    {
      openings: [
        ['Straight to the tunnel at ten, as we were told.', '聽話，十點直奔隧道。'],
        ['My son now speaks only of the octopus.', '兒子現在只說八爪魚。'],
        ['We went for an hour and stayed for the day.', '打算一小時，結果一整日。'],
      ],
      endings: [
        ['Be there at ten.', '十點要到。'],
        ['We are not allowed a pet octopus.', '家裡不准養八爪魚。'],
      ],
      mixed: [
        ['By eleven the tunnel was full of pushchairs.', '十一點，隧道全是嬰兒車。'],
        ['The octopus was asleep.', '八爪魚在睡覺。'],
      ],
      poor: [['We could not see over the heads in the tunnel.', '隧道裡只看到人頭。']],
    },
  ),
  of('sleep-under-the-rays', [
    ['I snored, and nothing up there minded.', '我打鼻鼾，上面那些不介意。'],
    ['At ten the lights went blue, and the children went quiet.', '十點轉藍燈，小朋友便靜了。'],
    [
      'The keeper says that the shark thinks nothing, and I envied it.',
      '飼養員說鯊魚甚麼都沒想，我羨慕。',
    ],
    [
      'Woke at three to something swimming over my sleeping bag.',
      '三點醒來，有東西在睡袋上面游過。',
    ],
  ]),
  of('feed-the-mangrove-hall', [
    ['The archer fish put my torch out. Twice.', '射水魚射熄了我的電筒，兩次。'],
    ['The mudskippers do wave, at feeding time especially.', '彈塗魚真的會揮手，開飯時更勤。'],
    ['Chop, throw, count; I lost count and was forgiven.', '切、拋、點數，數錯了，獲原諒。'],
    ['My bucket was empty first.', '我那桶最快空。'],
  ]),
  of('loading-bay-artist-walk', [
    [
      'I asked what it meant. There was a shrug, and a good one.',
      '問了是甚麼意思，對方聳肩，聳得很好。',
    ],
    [
      'She had carried all of it up, and told us which part hurt.',
      '全部由她搬上來，還說了哪件最痛。',
    ],
    ['The goods lift is room four, and the best one.', '貨梯便是四號展廳，最好看。'],
    ['Forty minutes, and I looked at three things properly.', '四十分鐘，認真看了三件。'],
  ]),
  of('loading-bay-year-card', [
    ['In at six, with an hour before everybody else.', '六點入場，比別人早一小時。'],
    ['I have said nothing clever at any of them.', '次次都沒有說過一句高見。'],
    ['The framer’s brother knows what he is doing.', '裱框師傅的弟弟，釀得好。'],
    ['One card, two people, and a different friend each time.', '一張卡兩個人，每次換一個朋友。'],
  ]),
  of(
    'backlot-friday-double-bill',
    [
      ['I came for the first and bought the shirt of the second.', '為第一隊去，買了第二隊的衫。'],
      [
        'The one mixing it could hear us, and turned something down.',
        '調音那位聽得見我們，調細了一點。',
      ],
      ['Earplugs at the bar for nothing, and I took two.', '吧枱免費拿耳塞，拿了一對。'],
      [
        'Forty-five minutes each, so nobody had time for a slow one.',
        '各四十五分鐘，沒有時間唱慢歌。',
      ],
      ['Six hundred people and I could still hear the words.', '六百人，字字聽得清。'],
    ],
    { mixed: [['I knew neither of them.', '兩隊都不識。']] },
  ),
  of('backlot-acoustic-sunday', [
    ['He refused my request charmingly.', '我點的歌，他很有禮貌地拒絕。'],
    ['One lamp, one guitar, and you could hear the chairs.', '一盞燈、一支結他，連椅聲都聽到。'],
    ['The temple’s chairs are harder than its tea.', '廟裡的椅，比樓上的茶硬。'],
    ['My mother sat through all of it, and sang on the bus.', '母親由頭坐到尾，還在巴士上唱。'],
  ]),
  of('backlot-year-end-marathon', [
    ['Congee at seven saved the second half.', '七點那頓粥，救了下半場。'],
    ['I went home to feed the cat and came back for the ninth.', '回家餵貓，再回來看第九隊。'],
    ['Nine of the twelve, and I do not regret the nap.', '十二隊看了九隊，不後悔睡了一會。'],
  ]),
  of('opera-excerpts-with-surtitles', [
    ['The page told me when to clap and I was only late once.', '有張紙教拍掌，我只遲了一次。'],
    ['The ghost had the best sleeves.', '那隻鬼的衣袖最好看。'],
    ['My grandmother needed no surtitles and corrected them.', '婆婆不用看字幕，還改了兩處。'],
    ['I spat the melon seeds correctly by the end.', '到最後，終於識嗑瓜子。'],
    ['The fight was quicker than I could follow.', '打的那折，快到看不清。'],
  ]),
  of('opera-make-up-and-backstage', [
    ['Her half of my face was better than mine.', '她畫的半邊，比我自己畫的好。'],
    [
      'Three kilograms on your head teaches you to stand up straight.',
      '三公斤在頭上，自然企得直。',
    ],
    ['I flicked a sleeve and apparently wept.', '甩一甩水袖，原來是哭。'],
    ['Rode home on the train with half a general on my face.', '帶着半張將軍臉坐車回家。'],
  ]),
  of(
    'lamplight-market-tasting-tokens',
    [
      [
        'Six spent in twenty minutes, the last two took an hour.',
        '六枚二十分鐘用完，最後兩枚想了一小時。',
      ],
      ['The squid on a stick went first.', '最先換串燒魷魚。'],
      ['Condensed milk down my sleeve, no regrets.', '煉奶流到衫袖，沒有後悔。'],
      ['Cart noodles at the seventh stall and again at the ninth.', '第七檔吃車仔麵，第九檔再吃。'],
      ['Sixty stalls, and I ran out of stomach at eight.', '六十檔，吃到第八檔便飽。'],
      ['We had four each and argued about the waffle.', '一人四枚，為格仔餅爭過。'],
      ['One small plate a token, and not so small.', '一枚一小份，其實不小。'],
    ],
    {
      openings: [['I went hungry and left slowly.', '餓着去，慢慢走回來。']],
      endings: [
        ['Walk round once before the last two.', '走完一圈，才用最後兩枚。'],
        ['Go without lunch.', '午飯不要吃。'],
      ],
      mixed: [
        ['The squid had sold out.', '魷魚賣光了。'],
        ['Nowhere to sit with a plate.', '拿着一份，沒有位坐。'],
      ],
    },
  ),
  of('stallholder-for-a-night', [
    ['Sold forty books and bought thirty.', '賣了四十本書，買了三十本。'],
    ['The man at number nine painted our sign in four minutes.', '九號檔的師傅，四分鐘寫好招牌。'],
    [
      'The neighbours watched the stall and sold two jars for us.',
      '隔籬檔替我們看檔，還賣了兩樽。',
    ],
    ['Two metres is more table than I had jam for.', '兩米長枱，我的果醬擺不滿。'],
  ]),
  of('market-repair-stall-lesson', [
    [
      'Mr Ho did not touch the screwdriver. It was agony for both of us.',
      '何先生沒有碰過螺絲批，兩個人都辛苦。',
    ],
    ['The umbrella did not make it, and I know exactly why.', '雨傘修不好，但我知道為甚麼。'],
    ['I am in the 71%.', '我是那71%。'],
    ['The lamp had been off for nine years; it was the plug.', '枱燈九年不亮，原來是插頭。'],
  ]),
];
