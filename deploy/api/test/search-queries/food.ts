/** What people type for food and drink, and what they must see among the first five. */
export const FOOD_QUERIES = `
dim sum | weekend-dim-sum-all-you-can-steam & weekday-two-baskets-and-tea
點心 | weekend-dim-sum-all-you-can-steam
点心 | weekend-dim-sum-all-you-can-steam
yum cha | weekend-dim-sum-all-you-can-steam
飲茶 | weekend-dim-sum-all-you-can-steam
饮茶 | weekend-dim-sum-all-you-can-steam
一盅兩件 | weekday-two-baskets-and-tea
dimsum | weekend-dim-sum-all-you-can-steam
dim sun | weekend-dim-sum-all-you-can-steam
早茶 | weekday-two-baskets-and-tea
茶樓 | #dim-sum
蝦餃 | har-gow-masterclass
dumpling class | fold-your-own-dumplings
餃子 | fold-your-own-dumplings
包饺子 | fold-your-own-dumplings
xiao long bao | fold-your-own-dumplings / weekend-dim-sum-all-you-can-steam
hotpot | two-broth-hotpot-for-two
hot pot | two-broth-hotpot-for-two
火锅 | two-broth-hotpot-for-two
打邊爐 | two-broth-hotpot-for-two
打边炉 | two-broth-hotpot-for-two
steamboat | two-broth-hotpot-for-two
麻辣 | #hotpot
shabu shabu | #hotpot
buffet | quarterdeck-seafood-dinner-buffet & quarterdeck-sunday-lunch-buffet
bufet | quarterdeck-seafood-dinner-buffet
自助餐 | quarterdeck-seafood-dinner-buffet
放題 | quarterdeck-seafood-dinner-buffet / weekend-dim-sum-all-you-can-steam
任食 | weekend-dim-sum-all-you-can-steam
all you can eat | weekend-dim-sum-all-you-can-steam / quarterdeck-seafood-dinner-buffet
吃到饱 | weekend-dim-sum-all-you-can-steam / quarterdeck-seafood-dinner-buffet
自助晚餐 | quarterdeck-seafood-dinner-buffet
lunch buffet | quarterdeck-sunday-lunch-buffet
sunday roast | quarterdeck-sunday-lunch-buffet / quarterdeck-grand-room-and-pool
omakase | twelve-course-omakase-second-seating & nine-seats-lunch-eight-pieces
omakse | twelve-course-omakase-second-seating
廚師發辦 | twelve-course-omakase-second-seating
无菜单料理 | twelve-course-omakase-second-seating
sushi | twelve-course-omakase-second-seating / nine-seats-lunch-eight-pieces
sushi 壽司 | twelve-course-omakase-second-seating
壽司 | nine-seats-lunch-eight-pieces
刺身 | nine-seats-lunch-eight-pieces
日本菜 | #japanese-counter
日本料理 | #japanese-counter
japanese food | #japanese-counter
teppanyaki | iron-and-ember-teppan-seven-courses
teppanyki | iron-and-ember-teppan-seven-courses
鐵板燒 | iron-and-ember-teppan-seven-courses
铁板烧 | iron-and-ember-teppan-seven-courses
steak | iron-and-ember-teppan-seven-courses
牛扒 | iron-and-ember-teppan-seven-courses
串燒 | ten-skewers-and-a-highball
串烧 | ten-skewers-and-a-highball
yakitori | ten-skewers-and-a-highball
bbq | ten-skewers-and-a-highball
燒烤 | ten-skewers-and-a-highball
燒鵝 | whole-roast-goose-to-take-away
烧鹅 | whole-roast-goose-to-take-away
roast goose | whole-roast-goose-to-take-away
roast duck | whole-roast-goose-to-take-away
叉燒 | two-roasts-on-rice
char siu | two-roasts-on-rice
燒味飯 | two-roasts-on-rice
wonton noodles | wonton-noodles-and-greens
雲吞麵 | wonton-noodles-and-greens
云吞面 | wonton-noodles-and-greens
noodles | wonton-noodles-and-greens & bamboo-pole-noodle-and-demonstration
ramen | bamboo-pole-noodle-and-demonstration / wonton-noodles-and-greens
粥 | wonton-noodles-and-greens
seafood | slipway-seafood-dinner-for-four & quarterdeck-seafood-dinner-buffet
海鮮 | slipway-seafood-dinner-for-four
海鲜 | slipway-seafood-dinner-for-four
lobster | slipway-seafood-dinner-for-four / quarterdeck-seafood-dinner-buffet
oysters | quarterdeck-seafood-dinner-buffet
生蠔 | quarterdeck-seafood-dinner-buffet
crab | slipway-seafood-dinner-for-four
afternoon tea | afternoon-tea-for-two-by-the-arch-window & afternoon-tea-for-two-book-later
aftrnoon tea | afternoon-tea-for-two-by-the-arch-window
high tea | afternoon-tea-for-two-by-the-arch-window
下午茶 | afternoon-tea-for-two-by-the-arch-window
英式下午茶 | afternoon-tea-for-two-by-the-arch-window
scones | arch-room-scones-masterclass-tea
dessert | dessert-omakase-six-bowls & mango-pomelo-and-three-bowls
甜品 | mango-pomelo-and-three-bowls
糖水 | mango-pomelo-and-three-bowls
ice cream | mango-pomelo-and-three-bowls / dessert-omakase-six-bowls
mango | mango-pomelo-and-three-bowls
楊枝甘露 | mango-pomelo-and-three-bowls
杨枝甘露 | mango-pomelo-and-three-bowls
cake | #cafes-bakeries
cafe | #cafes-bakeries
café | #cafes-bakeries
coffee shop | three-coffees-flight
coffee | three-coffees-flight
咖啡 | three-coffees-flight
cappucino | three-coffees-flight
latte art | latte-art-after-closing
拉花 | latte-art-after-closing
coffee workshop | latte-art-after-closing
coffee beans | beans-of-the-month-delivered
咖啡豆 | beans-of-the-month-delivered
奶茶 | milk-tea-pulling-lesson
milk tea | milk-tea-pulling-lesson
bubble tea | milk-tea-pulling-lesson / ice-room-breakfast-for-two
bakery | sourdough-loaf-and-coffee / pineapple-buns-by-the-dozen
面包 | sourdough-loaf-and-coffee / pineapple-buns-by-the-dozen
sourdough | sourdough-weekend & sourdough-loaf-and-coffee
croissant | sourdough-loaf-and-coffee
pineapple bun | pineapple-buns-by-the-dozen
菠蘿包 | pineapple-buns-by-the-dozen
菠萝包 | pineapple-buns-by-the-dozen
蛋撻 | pineapple-bun-and-egg-tart-class
egg tart | pineapple-bun-and-egg-tart-class
cha chaan teng | ice-room-breakfast-for-two
茶餐廳 | ice-room-breakfast-for-two
breakfast | ice-room-breakfast-for-two
早餐 | ice-room-breakfast-for-two
brunch | ice-room-breakfast-for-two / weekend-dim-sum-all-you-can-steam
lunch | nine-seats-lunch-eight-pieces / temple-morning-vegetarian-lunch
食晏 | nine-seats-lunch-eight-pieces / two-roasts-on-rice
dinner | quarterdeck-seafood-dinner-buffet / slipway-seafood-dinner-for-four
晚飯 | quarterdeck-seafood-dinner-buffet / slipway-seafood-dinner-for-four
食飯 | #dining
restaurant | #dining
美食 | #dining
fine dining | twelve-course-omakase-second-seating
private kitchen | aunt-lai-ten-dishes-for-eight
私房菜 | aunt-lai-ten-dishes-for-eight
圍菜 | tung-hing-festival-banquet-twelve
宵夜 | late-night-hotpot-half-price / mango-pomelo-and-three-bowls
late night food | late-night-hotpot-half-price / ten-skewers-and-a-highball
vegetarian | temple-morning-vegetarian-lunch & yuen-long-mushroom-pot
vegan | temple-morning-vegetarian-lunch
素食 | temple-morning-vegetarian-lunch
食齋 | temple-morning-vegetarian-lunch
vegatarian | temple-morning-vegetarian-lunch
halal | temple-morning-vegetarian-lunch / yuen-long-mushroom-pot
gluten free | temple-morning-vegetarian-lunch
蛇羹 | snake-soup-season-supper
煲仔飯 | snake-soup-season-supper
tofu | rice-field-tofu-morning
小食 | lamplight-market-tasting-tokens
street food | lamplight-market-tasting-tokens
bar | #bars-wine
酒吧 | #bars-wine
rooftop bar | two-cocktails-on-the-43rd-floor / highwater-tasting-five-small-glasses
cocktails | two-cocktails-on-the-43rd-floor
鸡尾酒 | two-cocktails-on-the-43rd-floor
whisky | two-cocktails-on-the-43rd-floor / highwater-tasting-five-small-glasses
wine tasting | four-wines-and-a-board / blind-tasting-thursday
紅酒 | four-wines-and-a-board
beer | #bars-wine
啤酒 | #bars-wine
happy hour | #bars-wine
sake | twelve-course-omakase-second-seating / nine-seats-lunch-eight-pieces
tea ceremony | gongfu-tea-for-beginners
功夫茶 | gongfu-tea-for-beginners
茶道 | gongfu-tea-for-beginners
italian | #dining
pizza | #dining
`;
